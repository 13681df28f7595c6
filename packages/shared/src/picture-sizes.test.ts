import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fallbackSrcOf,
  isSizeOf,
  nameOfSize,
  readSizeName,
  sizesOf,
  srcSetOf,
} from './picture-sizes'

const anyWidth = fc.integer({ min: 1, max: 12_000 })
const namesOf = (width: number) => sizesOf(width).map(nameOfSize).join(' ')

describe('the sizes of a picture', () => {
  it.each([
    [1, '1.avif 1.webp'],
    [192, '192.avif 192.webp'],
    [200, '200.avif 200.webp'],
    [480, '192.avif 384.avif 480.avif 480.webp'],
    [1280, '192.avif 384.avif 640.avif 828.avif 1280.avif 1280.webp'],
    [1400, '192.avif 384.avif 640.avif 828.avif 1400.avif 828.webp'],
    [1920, '192.avif 384.avif 640.avif 828.avif 1366.avif 1920.avif 1366.webp'],
    [4096, '192.avif 384.avif 640.avif 828.avif 1366.avif 1920.avif 2560.avif 1366.webp'],
  ])('A picture of %i px has %s', (width, names) => {
    expect(namesOf(width)).toBe(names)
  })

  it('They ascend to the maximum and are never wider than the original', () => {
    fc.assert(
      fc.property(anyWidth, (width) => {
        const avif = sizesOf(width).filter(({ format }) => format === 'avif')
        const widths = avif.map((size) => size.width)
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
        expect(widths.at(-1)).toBe(Math.min(width, 2560))
        expect(avif.length).toBeLessThanOrEqual(7)
        expect(sizesOf(width).length).toBe(avif.length + 1)
      }),
    )
  })

  it('readSizeName reads their names and no others', () => {
    fc.assert(
      fc.property(anyWidth, (width) => {
        for (const size of sizesOf(width)) {
          expect(readSizeName(nameOfSize(size))).toEqual(size)
          expect(isSizeOf(width, size)).toBe(true)
        }
      }),
    )
  })

  it.each([
    '',
    '640',
    '0.avif',
    '0640.avif',
    '-640.avif',
    '6e2.avif',
    '640.png',
    '640.avif.webp',
    '99999.avif',
    '../640.avif',
    '640.AVIF',
  ])('“%s” is no name of a size', (name) => {
    expect(readSizeName(name)).toBeNull()
  })

  it.each([
    [{ width: 641, format: 'avif' }, 1280],
    [{ width: 1366, format: 'avif' }, 1280],
    [{ width: 640, format: 'webp' }, 1280],
    [{ width: 1920, format: 'avif' }, 1919],
  ] as const)('%j is no size of a picture of %i px', (size, width) => {
    expect(isSizeOf(width, size)).toBe(false)
  })
})

describe('the addresses of a picture', () => {
  it.each(['/media/0a1b2c3d4e5f6071/lit%20causeway.webp', '/media/0a1b2c3d4e5f6071/640.avif'])(
    'The addresses of %s contain its version and the size',
    (src) => {
      expect(srcSetOf({ src, width: 480 })).toBe(
        '/media/s/0a1b2c3d4e5f6071/192.avif 192w, /media/s/0a1b2c3d4e5f6071/384.avif 384w, /media/s/0a1b2c3d4e5f6071/480.avif 480w',
      )
      expect(fallbackSrcOf({ src, width: 480 })).toBe('/media/s/0a1b2c3d4e5f6071/480.webp')
    },
  )
})
