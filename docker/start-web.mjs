import { placeBuild } from './place-build.mjs'

const app = '/app/apps/web'

await placeBuild(`${app}/built`, `${app}/.next`)
await import(`${app}/server.js`)
