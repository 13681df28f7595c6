import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readHeader } from './read-header'

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

function picture(format: Format, width = 37, height = 23, options = {}): Promise<Buffer> {
  const background = { r: 30, g: 140, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format, options)
    .toBuffer()
}

const read = (data: Uint8Array) => readHeader(new Uint8Array(data).buffer)

describe('readHeader', () => {
  it.each([
    ['jpeg', {}],
    ['jpeg', { progressive: true }],
    ['png', {}],
    ['webp', {}],
    ['webp', { lossless: true }],
    ['avif', {}],
  ] as const)('reads the size of %s %j', async (format, options) => {
    expect(read(await picture(format, 37, 23, options))).toEqual({ width: 37, height: 23 })
  })

  it('reads the size of a WebP with transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0.5 }
    const create = { width: 300, height: 20, channels: 4, background } as const
    const data = await sharp({ create }).webp().toBuffer()
    expect(data.toString('latin1', 12, 16)).toBe('VP8X')
    expect(read(data)).toEqual({ width: 300, height: 20 })
  })

  it('skips the preview in a JPEG’s EXIF', async () => {
    const preview = await picture('jpeg', 8, 8)
    const whole = await picture('jpeg')
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), preview])
    segment.writeUInt16BE(preview.length + 2, 2)
    const data = Buffer.concat([whole.subarray(0, 2), segment, whole.subarray(2)])
    expect(read(data)).toEqual({ width: 37, height: 23 })
  })

  it('reads the size of the whole picture, not of its tiles', () => {
    const data = heic([
      [512, 512],
      [4032, 3024],
      [320, 240],
    ])
    expect(read(data)).toEqual({ width: 4032, height: 3024 })
  })

  it('reads the size of a huge picture in a small file', async () => {
    const data = await picture('png')
    for (const at of [16, 20]) data.writeUInt32BE(30_000, at)
    expect(read(data)).toEqual({ width: 30_000, height: 30_000 })
  })

  it('returns null for other files', async () => {
    const gif = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer()
    for (const data of [gif, Buffer.from('<svg/>'), Buffer.from('%PDF-1.7'), Buffer.alloc(0)])
      expect(read(data)).toBeNull()
    expect(read(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0mp42isom'))).toBeNull()
  })

  it('never throws for truncated or damaged files', async () => {
    const made = await Promise.all(
      (['jpeg', 'png', 'webp', 'avif'] as const).map((format) => picture(format)),
    )
    for (const whole of [...made, Buffer.from(heic([[9, 9]]))]) {
      for (let length = 0; length < Math.min(whole.length, 400); length += 1)
        expect(() => read(whole.subarray(0, length))).not.toThrow()
      for (let at = 0; at < Math.min(whole.length, 300); at += 1) {
        for (const value of [0, 1, 255]) {
          const spoilt = Buffer.from(whole)
          spoilt[at] = value
          expect(() => read(spoilt)).not.toThrow()
        }
      }
    }
  })
})

function box(name: string, ...parts: Uint8Array[]): Buffer {
  const inside = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inside.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, inside])
}

/** Creates the header of a HEIC file as phones write it, without picture data. */
function heic(sizes: [width: number, height: number][]): Buffer {
  const properties = sizes.map(([width, height]) => {
    const size = Buffer.alloc(12)
    size.writeUInt32BE(width, 4)
    size.writeUInt32BE(height, 8)
    return box('ispe', size)
  })
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', ...properties))),
    box('mdat', Buffer.alloc(40)),
  ])
}
