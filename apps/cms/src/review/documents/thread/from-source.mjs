// Used without a bundle, in development and in tests.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register({ tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) })
await import('./main.ts')
