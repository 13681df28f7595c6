import { writeFileSync } from 'node:fs'
import { PRIVATE_PATHS_VCL, privatePathsVcl } from './private-paths-vcl'
import { ROUTES_DOCUMENT, routesDocument } from './routes-document'

writeFileSync(ROUTES_DOCUMENT, await routesDocument())
writeFileSync(PRIVATE_PATHS_VCL, privatePathsVcl())
