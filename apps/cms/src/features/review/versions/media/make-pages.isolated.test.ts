import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Unprocessable } from '../../../../platform/programs/unprocessable'
import { largePng } from '../../../../test-support/large-png'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { findPoppler } = await import('../../../../platform/programs/programs')
const { makePdfPages, makePicture } = await import('./make-pages')
const { TimeLimit } = await import('./time-limit')

const ONE_LINE = /^[^\n]+$/

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'make-pages-'))
})

afterAll(() => rm(folder, { recursive: true }))

const place = () => {
  const limit = new TimeLimit(1_000, new AbortController().signal)
  return { folder, limit, stop: limit.signal }
}

async function failureOf(name: string, bytes: Buffer): Promise<Unprocessable> {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  const failed: unknown = await makePicture(place(), file).catch((error: unknown) => error)
  if (!(failed instanceof Unprocessable)) throw new Error('The picture was read.')
  expect(failed.message).toMatch(ONE_LINE)
  expect(failed.message).not.toMatch(/ at |picture-program|Node\.js/)
  return failed
}

describe('a picture that cannot be read fails with its reason in one line', () => {
  it('because the file is incomplete', async () => {
    const create = { width: 400, height: 400, channels: 3, background: '#123' } as const
    const png = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
    expect(await failureOf('half.png', png.subarray(0, 20_000))).toMatchObject({
      failure: 'unreadable',
      message: 'unreadable: vipspng: libpng read error',
    })
  })

  it('because its header is broken', async () => {
    const failed = await failureOf('header.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
    expect(failed.failure).toBe('unreadable')
  })

  it('because it has too many pixels', async () => {
    const failed = await failureOf('large.png', largePng(20_000, 20_000))
    expect(failed.failure).toBe('tooLarge')
  })
})

const poppler = findPoppler()

it.runIf(poppler)('a document that cannot be read fails with its reasons in one line', async () => {
  const file = path.join(folder, 'broken.pdf')
  await writeFile(file, '%PDF-1.7\nno document')
  const pages = poppler && makePdfPages(place(), poppler, file, () => undefined)
  await expect(pages).rejects.toMatchObject({
    failure: 'unreadable',
    message: expect.stringMatching(ONE_LINE) as string,
  })
})
