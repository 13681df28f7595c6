import path from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..')

export default { turbopack: { root: repository }, typescript: { ignoreBuildErrors: true } }
