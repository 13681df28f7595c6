import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Checks, VideoFacts } from '@studio/shared/review/media'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  describeFile,
  ffmpeg,
  keyFramesOf,
  numberedFrames,
  numbersIn,
  tone,
} from '../../../test-support/films'
import { newProject, type ReviewProject } from '../../../test-support/review-project'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let films: string
let folder: string
let project: ReviewProject
let number = 1
const told: string[] = []

beforeAll(async () => {
  cms = await startCms()
  films = await mkdtemp(path.join(tmpdir(), 'films-'))
  folder = path.join(process.env.MEDIA_DIR ?? '', 'review')
  project = await newProject(cms, [])
})

afterAll(async () => {
  await cms.stop()
  await rm(films, { recursive: true, force: true })
})

interface Row {
  kind: string
  state: string
  progress: string
  failure: string | null
  sha256: string
  facts: VideoFacts | null
  milliseconds: string | null
  browser_plays: boolean
  proxy_key: string | null
  poster_key: string | null
  strip_key: string | null
  waveform_key: string | null
  thumbnails: Record<string, number> | null
  checks: Checks | null
  pages: { key: string; smallKey: string; width: number; height: number }[] | null
}

/** Stores a version of an uploaded original. */
async function stored(file: string, kind: string, mimeType: string): Promise<number> {
  const key = randomBytes(16).toString('hex')
  await mkdir(path.join(folder, 'files', key), { recursive: true })
  await copyFile(path.join(films, file), path.join(folder, 'files', key, 'original'))
  const { rows } = await cms.pool.query<{ id: number }>(
    `INSERT INTO deliverable_versions
       (deliverable_id, number, kind, file_name, mime_type, size, state, progress, storage_key)
     VALUES ($1, $2, $3, $4, $5, 1, 'waiting', 0, $6) RETURNING id`,
    [project.deliverableId, (number += 1), kind, file, mimeType, `${key}/original`],
  )
  return rows[0]?.id ?? 0
}

async function processed(id: number, stop = new AbortController().signal): Promise<Row> {
  const [{ processVersion }, { privateStorage, WORK_DIR }] = await Promise.all([
    import('./process-version'),
    import('../../../platform/storage/private-storage'),
  ])
  const context = { pool: cms.pool, storage: privateStorage, workDir: WORK_DIR, stop }
  await processVersion({ ...context, warn: (message) => told.push(message) }, id)
  return rowOf(id)
}

async function rowOf(id: number): Promise<Row> {
  const { rows } = await cms.pool.query<Row>('SELECT * FROM deliverable_versions WHERE id = $1', [
    id,
  ])
  if (!rows[0]) throw new Error('The version is gone.')
  // An internal failure is a bug, so the test throws it.
  if (rows[0].failure === 'internal') throw new Error(told.join('\n'))
  return rows[0]
}

async function made(file: string, kind: string, mimeType: string): Promise<Row> {
  return processed(await stored(file, kind, mimeType))
}

const fileOf = (key: string | null) => path.join(folder, 'files', key ?? 'none')

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a film', () => {
  it('gets a copy with the same frame numbers and a key frame every twelve frames', async () => {
    const seconds = 10
    const source = [...numberedFrames('24000/1001', seconds), ...tone(seconds)]
    const codec = ['-c:v', 'libx264', '-g', '250', '-bf', '3', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
    await ffmpeg(films, ...source, ...codec, '-timecode', '01:00:00:00', 'film.mov')
    const row = await made('film.mov', 'video', 'video/quicktime')
    expect(row).toMatchObject({ kind: 'video', state: 'ready', progress: '100', failure: null })
    expect(row.facts).toEqual({
      rate: { numerator: 24_000, denominator: 1_001 },
      frameCount: 240,
      startFrame: 86_400,
      isDropFrame: false,
      isVariableRate: false,
      width: 192,
      height: 64,
      hasSound: true,
    })
    expect(row.milliseconds).toBe('10010')
    const original = await readFile(path.join(films, 'film.mov'))
    expect(row.sha256).toBe(createHash('sha256').update(original).digest('hex'))

    const proxy = fileOf(row.proxy_key)
    expect(await numbersIn(proxy)).toEqual(upTo(240))
    expect(await keyFramesOf(proxy)).toEqual(upTo(20).map((group) => group * 12))
    const { streams, format } = await describeFile(proxy)
    const [video, audio] = streams
    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      has_b_frames: 0,
      r_frame_rate: '24000/1001',
      avg_frame_rate: '24000/1001',
      start_pts: 0,
      color_space: 'bt709',
    })
    expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 })
    expect(Number(format.duration)).toBeCloseTo(10.01, 1)
    // Seeking to the middle of a frame shows that frame.
    for (const frame of [0, 1, 11, 12, 100, 239]) {
      const at = ((frame + 0.5) * 1_001) / 24_000
      const options = ['-ss', at.toFixed(6)]
      // ffmpeg continues with the next frame that begins after this time.
      const [seen] = await numbersIn(proxy, ...options)
      expect(seen ?? 240).toBe(frame + 1)
    }
    expect(await readdir(path.join(folder, 'work'))).toEqual([])
  })

  it('gets a strip of its frames, a poster and a waveform', async () => {
    await ffmpeg(films, ...numberedFrames('25', 8), ...tone(8), '-c:v', 'ffv1', 'strip.mkv')
    const row = await made('strip.mkv', 'video', 'video/matroska')
    expect(row.thumbnails).toEqual({
      columns: 10,
      rows: 10,
      width: 160,
      height: 54,
      everyFrames: 2,
    })
    const strip = await sharp(fileOf(row.strip_key)).metadata()
    expect([strip.width, strip.height]).toEqual([1_600, 540])
    // Thumbnail 37 must show frame 74.
    const small = path.join(films, 'small.png')
    await sharp(fileOf(row.strip_key))
      .extract({ left: 1_120, top: 162, width: 160, height: 54 })
      .png()
      .toFile(small)
    expect(await numbersIn(small)).toEqual([74])
    expect(await numbersIn(fileOf(row.poster_key))).toEqual([20])
    const waveform = await sharp(fileOf(row.waveform_key)).metadata()
    expect([waveform.width, waveform.height, waveform.hasAlpha]).toEqual([1_800, 160, true])
  })

  it('is played unchanged until its copy is ready, if browsers can play it', async () => {
    const codec = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']
    await ffmpeg(films, ...numberedFrames('25', 2), ...codec, 'web.mp4')
    await ffmpeg(films, ...numberedFrames('25', 2), '-c:v', 'mpeg4', 'old.avi')
    expect((await made('web.mp4', 'video', 'video/mp4')).browser_plays).toBe(true)
    const old = await made('old.avi', 'video', 'video/vnd.avi')
    expect([old.state, old.browser_plays]).toEqual(['ready', false])
    expect(await numbersIn(fileOf(old.proxy_key))).toEqual(upTo(50))
  })

  it('keeps its frames if the first is late and the sound is earlier', async () => {
    const late = ['-itsoffset', '0.5', ...numberedFrames('30', 2), ...tone(3)]
    await ffmpeg(films, ...late, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', 'late.mkv')
    const row = await made('late.mkv', 'video', 'video/matroska')
    expect(row.facts).toMatchObject({ frameCount: 60, isVariableRate: false })
    expect(await numbersIn(fileOf(row.proxy_key))).toEqual(upTo(60))
  })

  it('of variable frame rate gets a copy with a constant one', async () => {
    // Drops every third frame and leaves gaps.
    const gaps = ['-vf', "select='mod(n,3)'", '-fps_mode', 'passthrough', '-c:v', 'ffv1']
    await ffmpeg(films, ...numberedFrames('25', 4), ...gaps, 'gaps.mkv')
    const row = await made('gaps.mkv', 'video', 'video/matroska')
    expect(row.facts).toMatchObject({
      rate: { numerator: 25, denominator: 1 },
      isVariableRate: true,
    })
    const seen = await numbersIn(fileOf(row.proxy_key))
    expect(seen).toHaveLength(row.facts?.frameCount ?? 0)
    // The film starts at its second frame, because the first was dropped.
    expect(seen.slice(0, 8)).toEqual([1, 2, 2, 4, 5, 5, 7, 8])
  })

  it('in ten-bit HDR is converted to eight-bit SDR', async () => {
    const bright = [
      '-color_primaries',
      'bt2020',
      '-color_trc',
      'smpte2084',
      '-colorspace',
      'bt2020nc',
    ]
    const codec = ['-c:v', 'libx264', '-profile:v', 'high10', '-pix_fmt', 'yuv420p10le', ...bright]
    await ffmpeg(films, ...numberedFrames('24', 1), ...codec, 'bright.mp4')
    const row = await made('bright.mp4', 'video', 'video/mp4')
    expect([row.state, row.browser_plays]).toEqual(['ready', false])
    const { streams } = await describeFile(fileOf(row.proxy_key))
    expect(streams[0]).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709' })
    expect(await numbersIn(fileOf(row.proxy_key))).toEqual(upTo(24))
  })

  it('that is rotated or large is shown upright and at most in HD', async () => {
    const large = 'testsrc2=size=2560x1440:rate=24:duration=1'
    const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
    await ffmpeg(films, '-f', 'lavfi', '-i', large, ...codec, 'upright.mp4')
    const bytes = await readFile(path.join(films, 'upright.mp4'))
    // The rotation matrix in the track header, in the form in which cameras write it for portrait
    // films.
    const matrix = bytes.indexOf('tkhd') + 4 + 40
    const quarter = [0, 65_536, 0, -65_536, 0, 0, 0, 0, 2 ** 30]
    for (const [index, value] of quarter.entries()) bytes.writeInt32BE(value, matrix + index * 4)
    await writeFile(path.join(films, 'turned.mp4'), bytes)
    const row = await made('turned.mp4', 'video', 'video/mp4')
    expect(row.facts).toMatchObject({ width: 1_440, height: 2_560 })
    const { streams } = await describeFile(fileOf(row.proxy_key))
    expect(streams[0]).toMatchObject({ width: 1_080, height: 1_920, sample_aspect_ratio: '1:1' })
  })
})

it('a sound gets a copy and a waveform', async () => {
  // The last packet of this sound is shorter than the others.
  await ffmpeg(films, ...tone(30), '-ar', '44100', 'sound.wav')
  const row = await made('sound.wav', 'audio', 'audio/wav')
  expect(row).toMatchObject({ kind: 'audio', state: 'ready', browser_plays: true, facts: null })
  expect(row.milliseconds).toBe('30000')
  const { streams } = await describeFile(fileOf(row.proxy_key))
  expect(streams).toEqual([expect.objectContaining({ codec_name: 'aac' })])
})

it('a picture is shown without other data of its file', async () => {
  const red = { r: 255, g: 0, b: 0, alpha: 0.5 }
  await sharp({ create: { width: 5_000, height: 100, channels: 4, background: red } })
    .withExif({ IFD0: { Copyright: 'a secret' } })
    .png()
    .toFile(path.join(films, 'still.png'))
  const row = await made('still.png', 'image', 'image/png')
  expect(row.pages).toMatchObject([{ width: 3_840, height: 77 }])
  const small = await sharp(fileOf(row.pages?.[0]?.smallKey ?? null)).metadata()
  expect(small.width).toBe(320)
  const page = await readFile(fileOf(row.pages?.[0]?.key ?? null))
  expect(page.includes('a secret')).toBe(false)
  expect((await sharp(page).metadata()).format).toBe('jpeg')
})

it('several pictures are shown as pages, in order', async () => {
  const { writePictureArchive } = await import('./media/picture-archive')
  const sizes = [
    [640, 360],
    [300, 900],
  ] as const
  const pictures = await Promise.all(
    sizes.map(async ([width, height], index) => {
      const background = { r: 0, g: 90, b: 200 }
      const bytes = await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer()
      return { name: `board_${index}.png`, open: () => Readable.from([bytes]) }
    }),
  )
  await writePictureArchive(path.join(films, 'boards.zip'), pictures)
  const row = await made('boards.zip', 'pages', 'application/zip')
  expect(row).toMatchObject({ kind: 'pages', state: 'ready' })
  expect(row.pages?.map(({ width, height }) => [width, height])).toEqual(sizes)
  expect(row.poster_key).not.toBeNull()
})

it('a PDF is shown page by page', async () => {
  await writeFile(path.join(films, 'board.pdf'), pdfOf(3))
  const row = await made('board.pdf', 'pages', 'application/pdf')
  expect(row.state).toBe('ready')
  expect(row.pages?.map(({ width, height }) => [width, height])).toEqual([
    [2_560, 1_440],
    [2_560, 1_440],
    [2_560, 1_440],
  ])
})

it('a page is cropped to its crop box', async () => {
  const crop = '/CropBox [400 225 1200 675] '
  await writeFile(path.join(films, 'crop.pdf'), pdfOf(1).replace('/MediaBox', `${crop}/MediaBox`))
  const row = await made('crop.pdf', 'pages', 'application/pdf')
  expect(row.pages?.map(({ width, height }) => [width, height])).toEqual([[2_560, 1_440]])
  await writeFile(
    path.join(films, 'tall.pdf'),
    pdfOf(1).replace('/MediaBox', '/CropBox [0 0 450 900] /MediaBox'),
  )
  const tall = await made('tall.pdf', 'pages', 'application/pdf')
  expect(tall.pages?.map(({ width, height }) => [width, height])).toEqual([[1_280, 2_560]])
})

it('a PDF with a password is reported as locked', async () => {
  const encrypt =
    '<< /Filter /Standard /V 1 /R 2 /P -4 /O <' +
    'ab'.repeat(32) +
    '> /U <' +
    'cd'.repeat(32) +
    '> >>'
  const id = '/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]'
  const pdf = pdfOf(1).replace('trailer << ', `trailer << /Encrypt ${encrypt} ${id} `)
  await writeFile(path.join(films, 'locked.pdf'), pdf)
  expect(await made('locked.pdf', 'pages', 'application/pdf')).toMatchObject({
    ...{ state: 'failed', failure: 'locked' },
  })
})

describe('animated pictures', () => {
  it.each([
    ['gif', 'image/gif', ['-c:v', 'gif']],
    ['apng', 'image/apng', ['-c:v', 'apng', '-plays', '0']],
  ])('are played as a film, from %s', async (ending, mimeType, codec) => {
    await ffmpeg(films, ...numberedFrames('10', 2), ...codec, `moves.${ending}`)
    const row = await made(`moves.${ending}`, 'image', mimeType)
    expect(row).toMatchObject({ kind: 'video', state: 'ready' })
    expect(await numbersIn(fileOf(row.proxy_key))).toEqual(upTo(20))
    expect(row.checks?.frames).toEqual({ original: 20, shown: 20, areTimesEqual: true })
  })

  it('are played as a film, from AVIF', async () => {
    const codec = ['-c:v', 'libaom-av1', '-cpu-used', '8', '-pix_fmt', 'yuv420p']
    await ffmpeg(films, ...numberedFrames('10', 1), ...codec, 'moves.avif')
    const row = await made('moves.avif', 'image', 'image/avif')
    expect(row).toMatchObject({ kind: 'video', state: 'ready' })
    expect(await numbersIn(fileOf(row.proxy_key))).toEqual(upTo(10))
  })

  it('in AVIF with one frame are shown as a picture', async () => {
    const picture = { create: { width: 64, height: 32, channels: 3 as const, background: '#f80' } }
    await sharp(picture).avif().toFile(path.join(films, 'still.avif'))
    const row = await made('still.avif', 'image', 'image/avif')
    expect(row).toMatchObject({ kind: 'image', state: 'ready', checks: { remarks: [] } })
    expect(row.pages?.map(({ width, height }) => [width, height])).toEqual([[64, 32]])
  })

  it('with one frame are shown as a picture', async () => {
    await ffmpeg(films, ...numberedFrames('10', 1), '-frames:v', '1', '-c:v', 'gif', 'still.gif')
    const row = await made('still.gif', 'image', 'image/gif')
    expect(row).toMatchObject({ kind: 'image', state: 'ready', checks: { remarks: [] } })
  })

  it('in WebP report that only the first frame is shown', async () => {
    const frames = Buffer.concat([0, 100, 200].map((shade) => Buffer.alloc(32 * 32 * 3, shade)))
    await sharp(frames, { raw: { width: 32, height: 96, channels: 3, pageHeight: 32 } })
      .webp({ lossless: true })
      .toFile(path.join(films, 'moves.webp'))
    const row = await made('moves.webp', 'image', 'image/webp')
    expect(row).toMatchObject({ kind: 'image', state: 'ready' })
    expect(row.checks?.remarks).toEqual([{ kind: 'firstPicture', value: null }])
    expect(row.pages?.map(({ width, height }) => [width, height])).toEqual([[32, 32]])
  })
})

describe('a file whose name says nothing', () => {
  const unknown = 'application/octet-stream'

  it('is a film or a sound if ffmpeg finds one in it', async () => {
    const codec = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-f', 'mpegts']
    await ffmpeg(films, ...numberedFrames('25', 1), ...codec, 'camera.rec')
    const film = await made('camera.rec', 'file', unknown)
    expect(film).toMatchObject({ kind: 'video', state: 'ready', failure: null })
    expect(await numbersIn(fileOf(film.proxy_key))).toEqual(upTo(25))
    await ffmpeg(films, ...tone(1), '-f', 'wav', '-rf64', 'always', 'recorder')
    const sound = await made('recorder', 'file', unknown)
    expect(sound).toMatchObject({ kind: 'audio', state: 'ready', failure: null })
  })

  it.each([
    ['words', Buffer.from('#EXTM3U\nhttps://elsewhere.example/a.ts\n')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(5_000)])],
    ['noise', randomBytes(200_000)],
    ['nothing but zeros', Buffer.alloc(10_000)],
    ['the start of a film', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2')],
  ])('stays a plain file with %s in it', async (_, bytes) => {
    await writeFile(path.join(films, 'plain.bin'), bytes)
    expect(await made('plain.bin', 'file', unknown)).toMatchObject({
      ...{ kind: 'file', state: 'ready', failure: null, facts: null, proxy_key: null },
    })
  })
})

/** A PDF with empty pages in 16:9. */
function pdfOf(pages: number): string {
  const kids = upTo(pages).map((page) => `${page + 3} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1600 900] >>'),
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  return `%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`
}

describe('a hostile file', () => {
  let server: Server
  let asked = 0

  beforeAll(async () => {
    server = createServer((_, response) => {
      asked += 1
      response.end('x')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  beforeEach(() => {
    asked = 0
  })

  afterAll(() => void server.close())

  it('that claims ten hours gets the duration of its frames', async () => {
    const codec = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']
    await ffmpeg(films, ...numberedFrames('25', 1), ...codec, 'short.mp4')
    const bytes = await readFile(path.join(films, 'short.mp4'))
    // The duration in the movie header. It comes after the version, the dates and the time scale.
    const at = bytes.indexOf('mvhd') + 4 + 4 + 8
    bytes.writeUInt32BE(bytes.readUInt32BE(at) * 36_000, at + 4)
    const media = bytes.indexOf('mdhd') + 4 + 4 + 8
    bytes.writeUInt32BE(bytes.readUInt32BE(media) * 36_000, media + 4)
    await writeFile(path.join(films, 'claims.mp4'), bytes)
    const { format } = await describeFile(path.join(films, 'claims.mp4'))
    const row = await made('claims.mp4', 'video', 'video/mp4')
    expect(Number(format.duration)).toBeGreaterThan(1)
    expect([row.state, row.milliseconds, row.facts?.frameCount]).toEqual(['ready', '1000', 25])
  })

  it('with a few frames that are hours apart is too long', async () => {
    const hours = ['-vf', 'setpts=N*5*3600/TB', '-fps_mode', 'passthrough', '-c:v', 'ffv1']
    await ffmpeg(films, ...numberedFrames('1', 3), ...hours, 'hours.mkv')
    expect(await made('hours.mkv', 'video', 'video/matroska')).toMatchObject({
      state: 'failed',
      failure: 'tooLong',
    })
  })

  it.each([
    ['video/mp4', (url: string) => `#EXTM3U\n#EXTINF:10,\n${url}/a.ts\n`],
    ['video/mp2t', (url: string) => `ffconcat version 1.0\nfile ${url}/a.ts\n`],
    ['video/vnd.avi', (url: string) => `<MPD><BaseURL>${url}/</BaseURL></MPD>`],
    ['audio/ogg', (url: string) => `v=0\nc=IN IP4 127.0.0.1\na=control:${url}\n`],
  ])(
    'that is a playlist of other files, uploaded as %s, does not reach them',
    async (mimeType, write) => {
      const { port } = server.address() as AddressInfo
      await writeFile(path.join(films, 'list'), write(`http://127.0.0.1:${port}`))
      expect(await made('list', 'video', mimeType)).toMatchObject({
        state: 'failed',
        failure: 'unreadable',
      })
      expect(asked).toBe(0)
    },
  )

  it('of noise is unreadable, and gets a hash', async () => {
    const noise = randomBytes(100_000)
    await writeFile(path.join(films, 'noise'), noise)
    for (const [kind, mimeType] of [
      ['video', 'video/mp4'],
      ['audio', 'audio/wav'],
      ['image', 'image/png'],
      ['pages', 'application/pdf'],
    ] as const) {
      const row = await made('noise', kind, mimeType)
      expect([kind, row.state, row.failure]).toEqual([kind, 'failed', 'unreadable'])
      expect(row.sha256).toBe(createHash('sha256').update(noise).digest('hex'))
    }
  })

  it('with more pixels than allowed is too large', async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // The header claims 40,000 by 40,000 pixels, with a valid checksum.
    small.writeUInt32BE(40_000, 16)
    small.writeUInt32BE(40_000, 20)
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
    await writeFile(path.join(films, 'bomb.png'), small)
    expect(await made('bomb.png', 'image', 'image/png')).toMatchObject({
      state: 'failed',
      failure: 'tooLarge',
    })
  })
})

/** Computes the checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  return (rest ^ 0xffffffff) >>> 0
}

it('an unfinished film is processed by the next worker when this one stops', async () => {
  await ffmpeg(films, ...numberedFrames('24', 30), '-c:v', 'ffv1', 'long.mkv')
  const id = await stored('long.mkv', 'video', 'video/matroska')
  const stop = new AbortController()
  const working = processed(id, stop.signal)
  await expect.poll(async () => (await rowOf(id)).facts, { timeout: 120_000 }).not.toBeNull()
  stop.abort(new Error('The worker stops.'))
  await expect(working).rejects.toThrow('The worker stops.')
  expect((await rowOf(id)).state).toBe('processing')
  expect((await processed(id)).state).toBe('ready')
})
