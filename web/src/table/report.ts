/** What whoever looks into a problem needs to know, as far as the page knows it. No names, no cards. */
import type { TableModel } from './model.svelte'

export function facts({ table, link, me }: TableModel): string {
  const seats = table.seats.map((one) => `${one.seat}:${one.kind}${one.standIn ? '+' : ''}`).join(' ')
  const options = table.unusual.map((name) => `${name}=${String(table.options[name])}`).join(' ')
  return [
    `${table.game} ${table.version} · ${table.code} · ${table.id}`,
    `${link.game?.number ?? 0} · ${table.phase} · ${me ?? '-'} · ${String(link.game?.status.key ?? '')}`,
    `${seats} · ${options}`,
    `${document.documentElement.lang} · ${innerWidth}×${innerHeight} · ${navigator.userAgent}`,
  ].join('\n')
}
