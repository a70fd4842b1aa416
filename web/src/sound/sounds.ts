/** The sounds of the house, made here and now: wood, brass, paper, and a music box in D minor. None before a gesture. */
import { preferences } from '../preferences.svelte'

export type Sound = 'knock' | 'hinge' | 'reveal' | 'card' | 'thud' | 'tear' | 'dice' | 'coin' | 'turn' | 'win'

type Make = (room: Room, seat: number) => void

/** Where sound is made: a small wooden room, dry and close. */
class Room {
  readonly context = new AudioContext()
  private readonly out = this.context.createGain()
  private readonly hiss: AudioBuffer

  constructor() {
    const soft = this.context.createDynamicsCompressor()
    this.out.connect(soft).connect(this.context.destination)
    const { sampleRate } = this.context
    this.hiss = this.context.createBuffer(1, sampleRate / 2, sampleRate)
    const samples = this.hiss.getChannelData(0)
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  }

  loudness(volume: number): void {
    this.out.gain.value = volume * 0.5
  }

  /** A tone that is struck and dies away. */
  strike(pitch: number, after: number, length: number, strength = 1, shape: OscillatorType = 'sine', fall = 1): void {
    const start = this.context.currentTime + after
    const tone = this.context.createOscillator()
    tone.type = shape
    tone.frequency.setValueAtTime(pitch, start)
    tone.frequency.exponentialRampToValueAtTime(pitch * fall, start + length)
    tone.connect(this.swell(start, length, strength))
    tone.start(start)
    tone.stop(start + length)
  }

  /** Noise through a filter: paper, knuckles, breath. */
  rustle(pitch: number, after: number, length: number, strength = 1, width = 1, attack = 0.003): void {
    const start = this.context.currentTime + after
    const noise = this.context.createBufferSource()
    const filter = this.context.createBiquadFilter()
    noise.buffer = this.hiss
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    filter.Q.value = width
    noise.connect(filter).connect(this.swell(start, length, strength, attack))
    noise.start(start, Math.random() * 0.2)
    noise.stop(start + length)
  }

  private swell(start: number, length: number, strength: number, attack = 0.003): GainNode {
    const gain = this.context.createGain()
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(strength, start + attack)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    gain.connect(this.out)
    return gain
  }
}

/** A note of the music box: a bright tone with a short overtone. */
function pluck(room: Room, pitch: number, after: number): void {
  room.strike(pitch, after, 0.5, 0.35)
  room.strike(pitch * 3, after, 0.14, 0.08)
}

function wood(room: Room, pitch: number, after: number, strength: number): void {
  room.strike(pitch, after, 0.11, strength, 'sine', 0.6)
  room.rustle(pitch * 5, after, 0.03, strength * 0.5, 2)
}

const [D5, F5, A5, D6, FSHARP6] = [587.3, 698.5, 880, 1174.7, 1480]

const MAKE: Record<Sound, Make> = {
  // Each seat knocks a little higher than the one before, so that one learns to hear a neighbour.
  knock: (room, seat) => [0, 0.14, 0.28].forEach((at) => wood(room, 150 * 1.07 ** Math.max(0, seat), at, 0.9)),
  hinge: (room) => {
    room.strike(320, 0.06, 0.4, 0.06, 'sawtooth', 1.5)
    room.rustle(900, 0.06, 0.4, 0.1, 6, 0.1)
  },
  // Somebody stands in the light.
  reveal: (room) => {
    pluck(room, A5, 0)
    pluck(room, D6, 0.08)
  },
  card: (room) => room.rustle(2600, 0, 0.09, 0.35, 0.7),
  thud: (room) => wood(room, 82, 0, 1),
  tear: (room) => [0, 0.05, 0.09, 0.15].forEach((at) => room.rustle(3400, at, 0.07, 0.4, 0.5)),
  dice: (room) => [0, 0.09, 0.2, 0.33, 0.5].forEach((at, nth) => wood(room, 420 - nth * 30, at, 0.4 - nth * 0.05)),
  coin: (room) => {
    room.strike(2093, 0, 0.3, 0.2)
    room.strike(2793, 0.05, 0.3, 0.16)
  },
  turn: (room) => {
    pluck(room, D5, 0)
    pluck(room, A5, 0.13)
  },
  win: (room) => [D5, F5, A5, D6, FSHARP6].forEach((pitch, nth) => pluck(room, pitch, nth * 0.11)),
}

const AT_ONCE = 0.08 // s: what two have reason to sound is heard once

class Sounds {
  private room: Room | null = null
  private latest: { sound: Sound | null; at: number } = { sound: null, at: 0 }

  constructor() {
    const wake = (): void => {
      this.room ??= new Room()
      void this.room.context.resume()
      if (this.room.context.state !== 'suspended') stop.abort()
    }
    const stop = new AbortController()
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(kind, wake, { capture: true, signal: stop.signal })
  }

  play(sound: Sound, seat = 0): void {
    if (!preferences.sound || !preferences.volume || this.room?.context.state !== 'running') return
    const now = this.room.context.currentTime
    if (sound === this.latest.sound && now - this.latest.at < AT_ONCE) return
    this.latest = { sound, at: now }
    this.room.loudness(preferences.volume)
    MAKE[sound](this.room, seat)
  }
}

export const sounds = new Sounds()
