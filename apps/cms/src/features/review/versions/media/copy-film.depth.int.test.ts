import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Remark } from '@studio/shared/review/media'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  describeFile,
  ffmpeg,
  numberedFrames,
  numbersIn,
  tone,
} from '../../../../test-support/films'
import { startCms, type TestCms } from '../../../../test-support/start-cms'

let cms: TestCms
let folder: string
let copyFilm: (typeof import('./copy-film'))['copyFilm']
let probe: (typeof import('./probe'))['probe']
let findFfmpeg: (typeof import('../../../../platform/programs/programs'))['findFfmpeg']

beforeAll(async () => {
  // The CMS is started only because it provides the environment that these modules read.
  cms = await startCms()
  ;({ copyFilm } = await import('./copy-film'))
  ;({ probe } = await import('./probe'))
  ;({ findFfmpeg } = await import('../../../../platform/programs/programs'))
  folder = await mkdtemp(path.join(tmpdir(), 'copy-film-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
  await cms.stop()
})

/** Copies a film in the same way as the worker, and reads the frame numbers that the copy shows. */
async function copied(file: string, demuxer: string) {
  const programs = findFfmpeg()
  if (!programs) throw new Error('ffmpeg is not installed.')
  const work = await mkdtemp(path.join(folder, 'work-'))
  const place = { programs, folder: work, stop: new AbortController().signal }
  const source = { file: path.join(folder, file), demuxer }
  const { video, ...probed } = await probe(place, source)
  if (!video) throw new Error('There is no picture.')
  const nothing = { onFacts: () => Promise.resolve(), onShare: () => undefined }
  const made = await copyFilm(place, source, { ...probed, video }, nothing)
  return { ...made, ...made.film, numbers: await numbersIn(made.file) }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const whole = (count: number) => ({ original: count, shown: count, areTimesEqual: true })

const COUNT = 24
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-pix_fmt', 'yuv420p']

/** Containers with their ffmpeg demuxers and with codecs that are common in them. */
const FORMS: [ending: string, demuxer: string, codecs: string[][]][] = [
  [
    'mp4',
    'mov',
    [H264, ['-c:v', 'libx265', '-x265-params', 'log-level=none'], ['-c:v', 'mpeg4', '-bf', '2']],
  ],
  [
    'mov',
    'mov',
    [
      ['-c:v', 'prores_ks'],
      ['-c:v', 'qtrle'],
      ['-c:v', 'png'],
      ['-c:v', 'mjpeg'],
    ],
  ],
  ['mkv', 'matroska', [['-c:v', 'ffv1'], H264, ['-c:v', 'mpeg2video', '-bf', '2']]],
  [
    'webm',
    'matroska',
    [
      ['-c:v', 'libvpx', '-auto-alt-ref', '1'],
      ['-c:v', 'libvpx-vp9', '-cpu-used', '8'],
    ],
  ],
  ['avi', 'avi', [H264, ['-c:v', 'mpeg4', '-bf', '2'], ['-c:v', 'mjpeg'], ['-c:v', 'huffyuv']]],
  ['ts', 'mpegts', [H264, ['-c:v', 'mpeg2video', '-bf', '2']]],
  [
    'mpg',
    'mpeg',
    [
      ['-c:v', 'mpeg2video', '-bf', '2'],
      ['-c:v', 'mpeg1video', '-bf', '2'],
    ],
  ],
  ['mxf', 'mxf', [['-c:v', 'mpeg2video', '-bf', '2']]],
  ['flv', 'flv', [H264, ['-c:v', 'flv1']]],
]

const RATES = ['24000/1001', '25', '30000/1001', '50', '60000/1001', '24', '30', '60']
const OFFSETS = [0, 0.52]

interface Case {
  ending: string
  demuxer: string
  codec: string[]
  rate: string
  offset: number
}

const ALL: Case[] = FORMS.flatMap(([ending, demuxer, codecs]) =>
  codecs.flatMap((codec) =>
    RATES.flatMap((rate) => OFFSETS.map((offset) => ({ ending, demuxer, codec, rate, offset }))),
  ),
)

/** One case for each codec in each container, with changing rates and start times. */
const SOME = ALL.filter((_, index) => {
  const each = RATES.length * OFFSETS.length
  return index % each === (Math.floor(index / each) * 3) % each
})

describe('a film', () => {
  it.each(process.env.TEST_FULL ? ALL : SOME)(
    'in $ending as $codec.1 with $rate frames, starting at $offset, is copied frame by frame',
    async ({ ending, demuxer, codec, rate, offset }) => {
      const file = `film.${ending}`
      const source = [...numberedFrames(rate, 3), ...tone(2)]
      // An AVI begins at time 0, so its first frame lasts until the second one.
      const late = offset > 0 && ending !== 'avi' ? ['-output_ts_offset', String(offset)] : []
      const sound = ['mpg', 'mxf'].includes(ending) ? ['-an'] : []
      // ffmpeg's default sound for AVI, MP3, would lengthen the first frame.
      if (ending === 'avi') sound.push('-c:a', 'pcm_s16le')
      await ffmpeg(folder, ...source, '-frames:v', String(COUNT), ...codec, ...sound, ...late, file)
      const { facts, checks, numbers } = await copied(file, demuxer)
      const [numerator = 0, denominator = 1] = rate.split('/').map(Number)
      expect(facts).toMatchObject({ rate: { numerator, denominator }, isVariableRate: false })
      expect(numbers).toEqual(upTo(COUNT))
      expect(checks.frames).toEqual(whole(COUNT))
    },
  )
})

describe('an unusual film', () => {
  const made = (...args: string[]) => ffmpeg(folder, ...args)

  it('may change its size midway', async () => {
    const parts = []
    for (const [size, from] of [
      ['384x128', '0'],
      ['192x64', '2.08'],
    ] as const) {
      const part = ['-vf', `scale=${size}:flags=neighbor`, ...H264, '-output_ts_offset', from]
      await made(...numberedFrames('25', 2), ...part, 'part.ts')
      parts.push(await readFile(path.join(folder, 'part.ts')))
    }
    await writeFile(path.join(folder, 'sizes.ts'), Buffer.concat(parts))
    const { facts, checks, numbers } = await copied('sizes.ts', 'mpegts')
    expect(facts.frameCount).toBe(100)
    expect(numbers).toEqual([...upTo(50), ...upTo(50)])
    expect(checks.frames).toEqual(whole(100))
    expect(checks.remarks).toContainEqual({ kind: 'sizeChanges', value: null })
  })

  it.each([
    ['mp4', 'mov'],
    ['mkv', 'matroska'],
  ])('may lack a frame in %s', async (ending, demuxer) => {
    const without = ['-vf', "select='not(eq(n,20))'", '-fps_mode', 'passthrough']
    await made(...numberedFrames('25', 2), ...without, ...H264, `dropped.${ending}`)
    const { facts, checks, numbers } = await copied(`dropped.${ending}`, demuxer)
    expect(facts).toMatchObject({ rate: { numerator: 25, denominator: 1 }, isVariableRate: true })
    expect(numbers).toEqual(upTo(50).map((n) => (n === 20 ? 19 : n)))
    expect(checks.frames).toEqual(whole(49))
  })

  it('may be fragmented with a first frame of odd duration', async () => {
    const late = ['-vf', "setpts='PTS+if(gt(N,0),0.0233/TB,0)'", '-fps_mode', 'passthrough']
    const fragments = [
      '-movflags',
      'frag_keyframe+empty_moov+default_base_moof',
      '-enc_time_base',
      '1:12800',
    ]
    await made(...numberedFrames('25', 2), ...late, ...H264, ...fragments, 'fragments.mp4')
    const { facts, checks, numbers } = await copied('fragments.mp4', 'mov')
    expect(facts).toMatchObject({ rate: { numerator: 25, denominator: 1 }, isVariableRate: false })
    expect(numbers).toEqual(upTo(50))
    expect(checks.frames).toEqual(whole(50))
  })

  it('may consist of slides with a long last slide', async () => {
    const slides = ['-vf', "setpts='if(eq(N,0),0,if(eq(N,1),2,5))/TB'", '-fps_mode', 'passthrough']
    await made(
      ...numberedFrames('1', 3),
      ...tone(9),
      ...slides,
      ...H264,
      '-bf',
      '0',
      '-enc_time_base',
      '1:1000',
      '-use_editlist',
      '0',
      'slides.mp4',
    )
    await lengthenLast('slides.mp4', 4)
    const { facts, milliseconds, checks, numbers } = await copied('slides.mp4', 'mov')
    expect([milliseconds, facts.isVariableRate]).toEqual([9_000, true])
    expect([
      numbers[0],
      numbers[23],
      numbers[24],
      numbers[59],
      numbers[60],
      numbers.at(-1),
    ]).toEqual([0, 0, 1, 1, 2, 2])
    expect(checks.frames).toEqual(whole(3))
  })

  it('may be a single frame with sound', async () => {
    await made(...numberedFrames('24', 1), '-frames:v', '1', ...H264, 'still.mov')
    await made('-i', 'still.mov', ...tone(1), '-c:v', 'copy', '-t', '0.042', 'one.mov')
    const { facts, checks, file } = await copied('one.mov', 'mov')
    expect([facts.frameCount, facts.hasSound]).toEqual([1, true])
    expect(checks.frames).toEqual(whole(1))
    expect((await describeFile(file)).streams).toHaveLength(2)
  })

  it('may exceed the highest frame rate', async () => {
    await made(...numberedFrames('240', 1), ...H264, 'fast.mp4')
    const { facts, checks } = await copied('fast.mp4', 'mov')
    expect(facts.rate).toEqual({ numerator: 120, denominator: 1 })
    expect(checks.frames).toMatchObject({ original: 240, shown: facts.frameCount })
  })

  it('may have five frames with an hour and a half between them', async () => {
    const black = ['-f', 'lavfi', '-i', 'color=black:size=192x64:rate=120:duration=0.0334']
    const gap = ['-vf', "settb=1/120,setpts='if(eq(N,3),10790*60,N)'", '-fps_mode', 'passthrough']
    await made(...black, ...gap, '-enc_time_base', '1/120', ...H264, '-bf', '0', 'gap.mp4')
    await expect(copied('gap.mp4', 'mov')).rejects.toMatchObject({ failure: 'tooSparse' })
  })

  it('may be transparent, over hidden colors', async () => {
    const half = (left: number, right: number) => `if(lt(X,32),${left},${right})`
    const colors = `geq=r='${half(0, 255)}':g=0:b='${half(255, 0)}':a='${half(255, 0)}'`
    const source = `color=black:size=64x64:rate=25:duration=0.4,format=argb,${colors}`
    for (const [codec, name] of [
      ['qtrle', 'alpha.mov'],
      ['prores_ks', 'alpha4.mov'],
    ] as const) {
      const format = codec === 'qtrle' ? [] : ['-profile:v', '4444', '-pix_fmt', 'yuva444p10le']
      await made('-f', 'lavfi', '-i', source, '-c:v', codec, ...format, name)
      const { file, checks } = await copied(name, 'mov')
      expect(checks.remarks).toEqual([{ kind: 'transparent', value: null }])
      const [left, right] = await colorsOf(file)
      expect(right?.every((shade) => Math.abs(shade - 128) < 6)).toBe(true)
      expect((left?.[2] ?? 0) > 200 && (left?.[0] ?? 255) < 60).toBe(true)
    }
  })

  it.each([
    ['bt709 of limited range', 'bt709', 'tv'],
    ['bt709 of full range', 'bt709', 'pc'],
    ['bt601 of limited range', 'smpte170m', 'tv'],
    ['bt601 of full range', 'smpte170m', 'pc'],
    ['the older matrix of Europe', 'bt470bg', 'tv'],
  ])('keeps its colors in %s', async (_, matrix, range) => {
    const source =
      'color=0xc03020:size=128x64:rate=25:duration=0.4,drawbox=x=64:y=0:w=64:h=64:c=0x2040b0:t=fill'
    const colors = `scale=out_color_matrix=${matrix}:out_range=${range},format=yuv420p`
    const tags = ['-colorspace', matrix, '-color_range', range]
    await made('-f', 'lavfi', '-i', source, '-vf', colors, ...H264, ...tags, 'colors.mp4')
    const [left = [], right = []] = await colorsOf((await copied('colors.mp4', 'mov')).file)
    for (const [shades, wanted] of [
      [left, [0xc0, 0x30, 0x20]],
      [right, [0x20, 0x40, 0xb0]],
    ] as const) {
      for (const [index, shade] of wanted.entries()) {
        expect(Math.abs((shades[index] ?? 0) - shade)).toBeLessThan(9)
      }
    }
  })

  /** Reads red, green and blue in the middle of the left half and of the right half. */
  async function colorsOf(file: string): Promise<number[][]> {
    const out = path.join(folder, 'colors.raw')
    const matrix = 'scale=8:4:flags=area:in_color_matrix=bt709:in_range=tv,format=rgb24'
    await made('-i', file, '-vf', matrix, '-frames:v', '1', '-f', 'rawvideo', out)
    const bytes = await readFile(out)
    return [2, 6].map((x) => [...bytes.subarray((8 + x - 1) * 3, (8 + x) * 3)])
  }

  /**
   * Changes the last entry in the table of durations, because editing programs write there how long
   * the last picture stays.
   */
  async function lengthenLast(name: string, seconds: number): Promise<void> {
    const file = path.join(folder, name)
    const bytes = await readFile(file)
    const media = bytes.indexOf('mdhd')
    const scale = bytes.readUInt32BE(media + 16)
    const table = bytes.indexOf('stts')
    const entries = bytes.readUInt32BE(table + 8)
    bytes.writeUInt32BE(seconds * scale, table + 12 + (entries - 1) * 8 + 4)
    bytes.writeUInt32BE((5 + seconds) * scale, media + 20)
    const movie = bytes.indexOf('mvhd')
    bytes.writeUInt32BE((5 + seconds) * bytes.readUInt32BE(movie + 16), movie + 20)
    await writeFile(file, bytes)
  }
})

describe('the sound of a film', () => {
  const tones = (count: number, seconds = 2) =>
    upTo(count).flatMap((n) => [
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=${300 + n * 150}:duration=${seconds}`,
    ])
  const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

  const cases: [name: string, args: string[], remarks: Remark[]][] = [
    ['is missing', [], []],
    ['is as long as the picture', [...tones(1), '-c:a', 'pcm_s16le'], []],
    ['is longer', [...tones(1, 5), '-c:a', 'pcm_s16le'], [{ kind: 'soundBeyond', value: 3 }]],
    ['is shorter', [...tones(1, 1), '-c:a', 'pcm_s16le'], []],
    [
      'is two tracks of one channel',
      [...tones(2), '-map', '0:v', '-map', '1:a', '-map', '2:a', '-c:a', 'pcm_s16le'],
      [],
    ],
    [
      'is 32 tracks of one channel',
      [...tones(32), ...upTo(33).flatMap((n) => ['-map', String(n)]), '-c:a', 'pcm_s16le'],
      [{ kind: 'firstTracks', value: 32 }],
    ],
    [
      'is twelve channels without places',
      [
        ...tones(12),
        '-filter_complex',
        `${upTo(12)
          .map((n) => `[${n + 1}:a]`)
          .join('')}amerge=inputs=12[a]`,
        '-map',
        '0:v',
        '-map',
        '[a]',
        '-c:a',
        'pcm_s16le',
      ],
      [{ kind: 'firstChannels', value: 12 }],
    ],
    [
      'is for six loudspeakers',
      [
        ...tones(6),
        '-filter_complex',
        `${upTo(6)
          .map((n) => `[${n + 1}:a]`)
          .join('')}join=inputs=6:channel_layout=5.1[a]`,
        '-map',
        '0:v',
        '-map',
        '[a]',
        '-c:a',
        'pcm_s16le',
      ],
      [{ kind: 'mixedDown', value: 6 }],
    ],
  ]

  it.each(cases)('%s', async (name, args, remarks) => {
    await ffmpeg(folder, ...numberedFrames('25', 2), ...args, ...picture, 'sound.mov')
    const { checks, file, numbers } = await copied('sound.mov', 'mov')
    expect(numbers).toEqual(upTo(50))
    expect(checks).toEqual({ frames: whole(50), remarks })
    const { streams } = await describeFile(file)
    if (args.length === 0) {
      expect(streams).toHaveLength(1)
      return
    }
    expect(streams[1]).toMatchObject({ codec_name: 'aac', channels: 2 })
    expect(Number(streams[1]?.duration)).toBeCloseTo(2, 1)
    if (name !== 'is two tracks of one channel' && name !== 'is 32 tracks of one channel') return
    expect(await loudest(file, 0)).toBeCloseTo(300, -1)
    expect(await loudest(file, 1)).toBeCloseTo(450, -1)
  })

  it.each([
    ['a codec that ffprobe does not know', 'ac-4'],
    ['a codec without a decoder', 'mhm1'],
    ['a codec that the data is not in', 'ec-3'],
  ])('in %s cannot be decoded, so the film plays silently with a remark', async (_, tag) => {
    const sound = [...tones(1), '-c:a', 'pcm_s16le']
    await ffmpeg(folder, ...numberedFrames('25', 2), ...sound, ...picture, 'sound.mov')
    const name = path.join(folder, 'sound.mov')
    const bytes = await readFile(name)
    bytes.write(tag, bytes.indexOf('sowt'))
    await writeFile(name, bytes)
    const { checks, file, numbers } = await copied('sound.mov', 'mov')
    expect(numbers).toEqual(upTo(50))
    expect(checks).toEqual({
      frames: whole(50),
      remarks: [{ kind: 'soundUnreadable', value: null }],
    })
    expect((await describeFile(file)).streams).toHaveLength(1)
  })

  /** Measures the pitch of a channel by counting how often its wave crosses the middle. */
  async function loudest(file: string, channel: number): Promise<number> {
    const out = path.join(folder, 'channel.raw')
    const one = [
      '-af',
      `pan=mono|c0=c${channel},atrim=start=0.5:end=1.5`,
      '-f',
      's16le',
      '-ar',
      '48000',
    ]
    await ffmpeg(folder, '-i', file, ...one, out)
    const bytes = await readFile(out)
    const values = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
    return values.reduce(
      (sum, value, n) => sum + (value >= 0 && (values[n - 1] ?? 0) < 0 ? 1 : 0),
      0,
    )
  }
})
