import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ROUTES_DOCUMENT, routesDocument } from './routes-document'

it('is what docs/routes.md says: if not, run `pnpm routes:doc`', async () => {
  expect(await readFile(ROUTES_DOCUMENT, 'utf8')).toBe(await routesDocument())
})
