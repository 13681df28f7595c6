import { placeBuild } from './place-build.mjs'

const app = '/app/apps/web'

try {
  await placeBuild(`${app}/built`, `${app}/.next`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import(`${app}/server.js`)
