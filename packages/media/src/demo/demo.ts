import { serveDemo } from './serve'

// pnpm media:demo serves the demo until it is stopped.
const { url } = await serveDemo(4173)
console.log(`${url} (Ctrl+C ends it)`)
