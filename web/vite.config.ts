import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { draw } from './art/build.mjs'
import { noscript } from './noscript'

draw()

// The built page lies beside the server that sends it, and goes into the wheel with it.
export default defineConfig({
  plugins: [svelte(), noscript()],
  build: { target: 'es2022', outDir: '../src/manoir/web', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8013', ws: true } } },
})
