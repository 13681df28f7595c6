import { writeFile } from 'node:fs/promises'
import { ROUTES_DOCUMENT, routesDocument } from './routes-document'

await writeFile(ROUTES_DOCUMENT, await routesDocument())
