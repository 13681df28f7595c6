import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { PRIVATE_PATHS_VCL, privatePathsVcl } from './private-paths-vcl'

it('The edge’s list of private paths is up to date; otherwise run `pnpm routes:doc`', async () => {
  expect(await readFile(PRIVATE_PATHS_VCL, 'utf8')).toBe(privatePathsVcl())
})
