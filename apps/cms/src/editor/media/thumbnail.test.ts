import { readSizeName, isSizeOf } from '@studio/shared/picture-sizes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { thumbnailOf } from './thumbnail'

const fileVersion = '0a1b2c3d4e5f6071'

it.each([
  [
    { mimeType: 'image/png', fileVersion, width: 1920 },
    `/api/site/media/s/${fileVersion}/384.avif`,
  ],
  [{ mimeType: 'image/png', fileVersion, width: 100 }, `/api/site/media/s/${fileVersion}/100.avif`],
  [{ mimeType: 'video/mp4', fileVersion, width: 1920 }, null],
  [{ mimeType: 'image/png', fileVersion: null, width: 1920 }, null],
  [{ mimeType: 'image/png', fileVersion, width: null }, null],
])('the thumbnail of %j is %s', (picture, address) => {
  expect(thumbnailOf(picture)).toBe(address)
})

it('the thumbnail is a size that the picture has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000 }), (width) => {
      const name = thumbnailOf({ mimeType: 'image/webp', fileVersion, width })?.split('/').at(-1)
      const size = readSizeName(name ?? '')
      expect(size && isSizeOf(width, size)).toBe(true)
    }),
  )
})
