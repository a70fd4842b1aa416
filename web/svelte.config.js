import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

// The mark of a component's own styles stands at every rule and element of it: five letters tell them apart.
const cssHash = ({ hash, filename }) => `_${hash(filename).slice(0, 5)}`

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } }
