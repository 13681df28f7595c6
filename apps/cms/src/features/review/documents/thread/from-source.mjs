// Runs the documents from their source files, in development and in tests, where there is no
// bundle.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register({ tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) })
await import('./main.ts')
