// Starts the website in its container; lies in /app.
import { placeBuild } from './place-build.mjs'

await placeBuild('/app/apps/web/built', '/app/apps/web/.next')
await import('/app/apps/web/server.js')
