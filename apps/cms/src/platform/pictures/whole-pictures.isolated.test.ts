import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { measureUpright, refuseBrokenPictures } = await import('./whole-pictures')

const noise = sharp({
  create: {
    ...{ width: 400, height: 300, channels: 3, background: '#888' },
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})

function requestOf(data: Buffer, mimetype: string) {
  const req = {
    file: { data, mimetype, name: 'picture', size: data.length },
    context: {},
    i18n: { language: 'en' },
    t: (key: string) => key,
  }
  return { req } as unknown as Parameters<CollectionBeforeOperationHook>[0] &
    Parameters<typeof measureUpright>[0]
}

const taken = async (data: Buffer, mimetype: string) =>
  Promise.resolve(refuseBrokenPictures(requestOf(data, mimetype))).then(
    () => 'taken',
    (error: unknown) => (error as Error).name,
  )

describe('a picture for the library', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s is accepted if it is complete, and refused if its end is missing',
    async (format) => {
      const whole = await noise.clone().toFormat(format).toBuffer()
      const part = whole.subarray(0, Math.floor(whole.length * 0.6))
      expect(await taken(whole, `image/${format}`)).toBe('taken')
      expect(await taken(part, `image/${format}`)).toBe('ValidationError')
    },
  )

  it('is not checked here if it is a video', async () => {
    expect(await taken(Buffer.from('film'), 'video/mp4')).toBe('taken')
  })

  it.each([1, 3, 6, 8])('with the rotation %i is measured as displayed', async (orientation) => {
    const data = await noise.clone().withMetadata({ orientation }).jpeg().toBuffer()
    const request = { ...requestOf(data, 'image/jpeg'), data: { width: 400, height: 300 } }
    const [width, height] = orientation > 4 ? [300, 400] : [400, 300]
    expect(await measureUpright(request)).toMatchObject({ width, height })
  })
})
