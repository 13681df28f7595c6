import { serveDemo } from './serve'

// pnpm media:demo
const { url } = await serveDemo(4173)
console.log(`${url} (Ctrl+C ends it)`)
