import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nameOfSize, sizesOf } from '@studio/shared/picture-sizes'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Media } from '../../payload-types'
import { LoopWatch } from '../../worker/loop-watch'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let modules: Awaited<ReturnType<typeof loadModules>>

/**
 * The modules are imported after the environment is set, because they read the media folder from
 * it.
 */
async function loadModules() {
  return {
    ...(await import('./file-version')),
    ...(await import('./version-of')),
    ...(await import('./make-sizes')),
    ...(await import('./missing-sizes')),
    ...(await import('./originals')),
    ...(await import('./unused-sizes')),
    ...(await import('../../delivery/until-published')),
    ...(await import('../../site/files/serve-files')),
    ...(await import('../../worker/picture-loop')),
    ...(await import('../../worker/low-priority-encoder')),
  }
}

const log = { info: vi.fn<(message: string) => void>(), warn: vi.fn<(message: string) => void>() }

beforeAll(async () => {
  cms = await startCms()
  modules = await loadModules()
  // The files of the template database are not in this test's folder.
  await cms.pool.query('UPDATE media SET file_version = NULL')
})

afterAll(() => cms.stop())

beforeEach(() => {
  log.info.mockClear()
  log.warn.mockClear()
})

const inMediaFolder = (...names: string[]) => path.join(process.env.MEDIA_DIR ?? '', ...names)

let uploads = 0

/** Makes a picture with unique content. */
function pictureOf(width: number, height = 60): Promise<Buffer> {
  uploads += 1
  const background = { r: uploads % 256, g: 120, b: (uploads * 40) % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

function fileOf(data: Buffer) {
  return { name: `picture-${uploads}.png`, data, mimetype: 'image/png', size: data.length }
}

async function upload(data: Buffer): Promise<Media & { fileVersion: string }> {
  const made = await cms.payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A colour.' },
    file: fileOf(data),
  })
  return { ...made, fileVersion: made.fileVersion ?? '' }
}

/** Makes all changes live, as the worker does. */
async function publishAll(): Promise<void> {
  await cms.pool.query('UPDATE publish_events SET live_at = now() WHERE live_at IS NULL')
}

const namesOf = (width: number) => sizesOf(width).map(nameOfSize).sort()
const stored = async (version: string) =>
  (await readdir(inMediaFolder('sizes', version)).catch(() => [])).sort()

async function makeAll() {
  const missing = await modules.findMissingSizes(await modules.readOriginals(cms.pool))
  return { missing, unusable: await modules.makeSizes(missing, { lanes: 2, log }) }
}

function ask(version: string, name: string, headers: Record<string, string> = {}, method = 'GET') {
  const req = { payload: cms.payload, routeParams: { version, name }, method }
  const call = modules.serveSize as unknown as (request: object) => Promise<Response>
  return call({ ...req, headers: new Headers(headers) })
}

describe('the version of a file', () => {
  it('depends on the content only: an edited description keeps it, a new file changes it', async () => {
    const { id, fileVersion, filename } = await upload(await pictureOf(300))
    expect(fileVersion).toBe(
      modules.versionOf(await readFile(inMediaFolder('library', filename ?? ''))),
    )
    const options = { collection: 'media', id, locale: 'en' } as const
    const renamed = await cms.payload.update({ ...options, data: { alt: 'Another colour.' } })
    expect(renamed.fileVersion).toBe(fileVersion)
    const file = fileOf(await pictureOf(300))
    const replaced = await cms.payload.update({ ...options, data: {}, file })
    expect(replaced.fileVersion).toMatch(/^[0-9a-f]{16}$/)
    expect(replaced.fileVersion).not.toBe(fileVersion)
  })

  it('cannot be set by a caller', async () => {
    const { id, fileVersion } = await upload(await pictureOf(300))
    const { docs } = await cms.payload.find({ collection: 'users', limit: 1 })
    const changed = await cms.payload.update({
      collection: 'media',
      id,
      locale: 'en',
      data: { fileVersion: '0'.repeat(16) },
      overrideAccess: false,
      user: docs[0],
    })
    expect(changed.fileVersion).toBe(fileVersion)
  })

  it('is added to older files without looking like an edit', async () => {
    const { id, fileVersion, updatedAt } = await upload(await pictureOf(300))
    await cms.pool.query('UPDATE media SET file_version = NULL WHERE id = $1', [id])
    await modules.versionOldFiles(cms.pool)
    const found = await cms.payload.findByID({ collection: 'media', id })
    expect(found).toMatchObject({ fileVersion, updatedAt })
  })
})

describe('the job', () => {
  // Pictures without a version have no sizes, so each test makes only its own.
  beforeEach(() => cms.pool.query('UPDATE media SET file_version = NULL'))

  it('creates every size of a picture in its width and logs the progress', async () => {
    const { fileVersion } = await upload(await pictureOf(1_280, 720))
    await makeAll()
    expect(await stored(fileVersion)).toEqual(namesOf(1_280))
    for (const { width, format } of sizesOf(1_280)) {
      const file = inMediaFolder('sizes', fileVersion, `${width}.${format}`)
      const facts = await sharp(file).metadata()
      expect([facts.width, facts.format]).toEqual([width, format === 'avif' ? 'heif' : format])
    }
    expect(log.info.mock.lastCall?.[0]).toMatch(/^Pictures: (\d+) of \1 sizes, in \d+\.\d s$/)
  })

  it('creates small sizes first', async () => {
    await upload(await pictureOf(1_000))
    await upload(await pictureOf(500))
    const { missing } = await makeAll()
    const widths = missing.map(({ size }) => size.width)
    expect(widths.length).toBeGreaterThan(8)
    expect(widths).toEqual([...widths].sort((one, other) => one - other))
  })

  it('creates nothing twice, also if the folder was copied with its database', async () => {
    await upload(await pictureOf(500))
    await makeAll()
    const sizes = inMediaFolder('sizes')
    await cp(sizes, `${sizes}-copy`, { recursive: true })
    await cp(`${sizes}-copy`, sizes, { recursive: true })
    expect((await makeAll()).missing).toEqual([])
  })

  it('skips an unreadable picture with one warning, and continues', async () => {
    const broken = await upload(await pictureOf(500))
    const other = await upload(await pictureOf(500))
    await writeFile(inMediaFolder('library', broken.filename ?? ''), 'no picture')
    const { unusable } = await makeAll()
    expect([...unusable]).toEqual([broken.fileVersion])
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(await stored(broken.fileVersion)).toEqual([])
    expect(await stored(other.fileVersion)).toEqual(namesOf(500))
    await cms.payload.delete({ collection: 'media', id: broken.id })
  })

  it('starts with an upload by itself, and stops on a signal', async () => {
    const before = await upload(await pictureOf(400))
    await publishAll()
    const stop = new AbortController()
    const loop = modules.makePictures(
      stop.signal,
      () => undefined,
      new LoopWatch().start('pictures', 60),
    )
    const isMade = async ({ fileVersion }: { fileVersion: string }) =>
      expect(await stored(fileVersion)).toEqual(namesOf(400))
    await vi.waitFor(() => isMade(before), 60_000)
    // Waits until the loop is idle, so that only a notification can wake it.
    await sleep(500)
    const uploaded = await upload(await pictureOf(400))
    await publishAll()
    await vi.waitFor(() => isMade(uploaded), 60_000)
    stop.abort()
    await loop
  })

  it('takes no picture while a change waits to be published', async () => {
    const { fileVersion } = await upload(await pictureOf(400))
    await publishAll()
    await cms.pool.query("INSERT INTO publish_events (document) VALUES ('pages:1'), ('pages:2')")
    const stop = new AbortController()
    const query = vi.spyOn(pg.Pool.prototype, 'query')
    const asked = () =>
      query.mock.calls.filter(([text]) => text.includes('FROM publish_events')).length
    const loop = modules.makePictures(
      stop.signal,
      () => undefined,
      new LoopWatch().start('pictures', 60),
    )
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(2), 60_000)
    expect(await stored(fileVersion)).toEqual([])
    await cms.pool.query("UPDATE publish_events SET live_at = now() WHERE document = 'pages:1'")
    const before = asked()
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before + 2), 60_000)
    expect(await stored(fileVersion)).toEqual([])
    await publishAll()
    await vi.waitFor(async () => expect(await stored(fileVersion)).toEqual(namesOf(400)), 60_000)
    stop.abort()
    await loop
    query.mockRestore()
  })

  it('does not wait for changes that cannot be published for another reason', async () => {
    await publishAll()
    await cms.pool.query(
      "INSERT INTO publish_events (document, created_at) VALUES ('pages:1', now() - interval '2 minutes')",
    )
    await modules.untilPublished(cms.pool)
  })

  it('encodes in a program with the lowest priority, which can be started again', async () => {
    const original = await pictureOf(400)
    const encoder = new modules.LowPriorityEncoder()
    const encoding = { width: 192, format: 'webp', options: {}, maxPixels: 1_000_000 } as const
    const bytes = await encoder.encode(original, encoding)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 192, format: 'webp' })
    expect(getPriority(encoder.pid)).toBe(constants.priority.PRIORITY_LOW)
    await expect(encoder.encode(Buffer.from('no picture'), encoding)).rejects.toThrow(/format/)
    encoder.end()
    expect(await encoder.encode(original, encoding)).toEqual(bytes)
    encoder.end()
  })

  it('removes the sizes of replaced or deleted pictures at its second run', async () => {
    const replaced = await upload(await pictureOf(300))
    const deleted = await upload(await pictureOf(300))
    const kept = await upload(await pictureOf(300))
    await makeAll()
    const file = fileOf(await pictureOf(300))
    await cms.payload.update({ collection: 'media', id: replaced.id, data: {}, file })
    await cms.payload.delete({ collection: 'media', id: deleted.id })
    const unused = new modules.UnusedSizes()
    const counts = async () =>
      Promise.all(
        [replaced, deleted, kept].map(
          async ({ fileVersion }) => (await stored(fileVersion)).length,
        ),
      )
    await unused.sweep(cms.pool)
    expect(await counts()).toEqual([3, 3, 3])
    await unused.sweep(cms.pool)
    expect(await counts()).toEqual([0, 0, 3])
  })
})

describe('a requested size', () => {
  it('is created once for all concurrent callers, and stored', async () => {
    const { fileVersion } = await upload(await pictureOf(800, 400))
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(fileVersion, '640.avif')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    const first = Buffer.from(bodies[0] ?? new ArrayBuffer(0))
    expect(bodies.every((body) => first.equals(Buffer.from(body)))).toBe(true)
    expect(await stored(fileVersion)).toEqual(['640.avif'])
    expect((await sharp(first).metadata()).width).toBe(640)
  })

  it('is served with byte ranges and with cache headers', async () => {
    const { fileVersion } = await upload(await pictureOf(800))
    const whole = await ask(fileVersion, '384.avif')
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect(whole.headers.get('content-type')).toBe('image/avif')
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const part = await ask(fileVersion, '384.avif', { range: 'bytes=2-5', 'if-range': etag })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(2, 6))).toBe(true)
    const beyond = await ask(fileVersion, '384.avif', { range: `bytes=${bytes.length}-` })
    expect(beyond.status).toBe(416)
    expect((await ask(fileVersion, '384.avif', { 'if-none-match': etag })).status).toBe(304)
    const head = await ask(fileVersion, '384.avif', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await ask(fileVersion, '800.webp')).headers.get('content-type')).toBe('image/webp')
  })

  it.each(['641.avif', '1366.avif', '384.webp', '384.png', '0384.avif', '../384.avif', ''])(
    'answers 404 for the name “%s” and stores nothing',
    async (name) => {
      const { fileVersion } = await upload(await pictureOf(800))
      expect((await ask(fileVersion, name)).status).toBe(404)
      expect(await stored(fileVersion)).toEqual([])
    },
  )

  it.each(['0'.repeat(16), '..', 'MI9X2K3L', ''])(
    'answers 404 for the version “%s”',
    async (version) => {
      expect((await ask(version, '384.avif')).status).toBe(404)
    },
  )

  it('answers 404 if the file was replaced', async () => {
    const { fileVersion, filename } = await upload(await pictureOf(800))
    await writeFile(inMediaFolder('library', filename ?? ''), await pictureOf(800))
    expect((await ask(fileVersion, '384.avif')).status).toBe(404)
    expect(await stored(fileVersion)).toEqual([])
  })

  it('is served until it is removed, for pages that are still open', async () => {
    const { id, fileVersion } = await upload(await pictureOf(800))
    await ask(fileVersion, '384.avif')
    await cms.payload.delete({ collection: 'media', id })
    expect((await ask(fileVersion, '384.avif')).status).toBe(200)
    expect((await ask(fileVersion, '640.avif')).status).toBe(404)
  })

  it('is not served while it is being written', async () => {
    const { fileVersion } = await upload(await pictureOf(800))
    await mkdir(inMediaFolder('sizes', fileVersion), { recursive: true })
    await writeFile(inMediaFolder('sizes', fileVersion, '384.avif.half'), 'half')
    expect((await ask(fileVersion, '384.avif')).status).toBe(200)
  })
})

describe('an upload', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123' }, limitInputPixels: false })
      .png({ compressionLevel: 1 })
      .toBuffer()

  it('of more than 50 megapixels is refused with a field error', async () => {
    const refused = upload(await blank(10_001, 5_000))
    await expect(refused).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'file',
            message:
              'This picture has 51 megapixels; the limit is 50. Make it smaller and upload it again.',
          },
        ],
      },
    })
  })

  it('of 50 megapixels is accepted', async () => {
    expect(await upload(await blank(10_000, 5_000))).toMatchObject({ width: 10_000 })
  })
})
