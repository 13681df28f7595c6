import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ROUTES_DOCUMENT, routesDocument } from './routes-document'

it('docs/routes.md is up to date; otherwise run `pnpm routes:doc`', async () => {
  expect(await readFile(ROUTES_DOCUMENT, 'utf8')).toBe(await routesDocument())
})
