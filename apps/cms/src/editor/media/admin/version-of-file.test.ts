import fc from 'fast-check'
import { expect, it } from 'vitest'
import { versionOf } from '../../../platform/pictures/version-of'
import { versionOfFile } from './version-of-file'

it('browser and server give a file the same version', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      expect(await versionOfFile(new Blob([bytes as BlobPart]))).toBe(versionOf(bytes))
    }),
  )
})
