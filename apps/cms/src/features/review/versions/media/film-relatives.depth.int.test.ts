import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Rate, Remark } from '@studio/shared/review/media'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ffmpeg, numberedFrames, numbersIn, tone } from '../../../../test-support/films'
import { cadenceTimes, pulldownStream } from '../../../../test-support/pulldown'
import { startCms, type TestCms } from '../../../../test-support/start-cms'

let cms: TestCms
let folder: string
let copyFilm: (typeof import('./copy-film'))['copyFilm']
let identify: (typeof import('./identify'))['identify']
let makeSoundProxy: (typeof import('./make-sound'))['makeSoundProxy']
let planSound: (typeof import('./plan-sound'))['planSound']
let probe: (typeof import('./probe'))['probe']
let findFfmpeg: (typeof import('../../../../platform/programs/programs'))['findFfmpeg']
let sniff: (typeof import('../uploads/sniff'))['sniff']

beforeAll(async () => {
  // The CMS is started only because it provides the environment that these modules read.
  cms = await startCms()
  ;({ copyFilm } = await import('./copy-film'))
  ;({ identify } = await import('./identify'))
  ;({ makeSoundProxy } = await import('./make-sound'))
  ;({ planSound } = await import('./plan-sound'))
  ;({ probe } = await import('./probe'))
  ;({ findFfmpeg } = await import('../../../../platform/programs/programs'))
  ;({ sniff } = await import('../uploads/sniff'))
  folder = await mkdtemp(path.join(tmpdir(), 'film-relatives-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
  await cms.stop()
})

/** Takes a file in the same way as an upload and the worker. */
async function taken(name: string) {
  const file = path.join(folder, name)
  const content = await sniff(file, name)
  if (!content) throw new Error(`${name} was refused.`)
  const programs = findFfmpeg()
  if (!programs) throw new Error('ffmpeg is not installed.')
  const work = await mkdtemp(path.join(folder, 'work-'))
  const place = { programs, folder: work, stop: new AbortController().signal }
  const source = await identify(place, file, content.mimeType)
  return { place, source, probed: await probe(place, source) }
}

/** Copies a film, and reads the frame numbers that the copy shows. */
async function copied(name: string) {
  const { place, source, probed } = await taken(name)
  const { video, ...others } = probed
  if (!video) throw new Error('There is no picture.')
  const nothing = { onFacts: () => Promise.resolve(), onShare: () => undefined }
  const { file, film, checks } = await copyFilm(place, source, { ...others, video }, nothing)
  return { file, facts: film.facts, checks, numbers: await numbersIn(file) }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const whole = (count: number) => ({ original: count, shown: count, areTimesEqual: true })
const rateOf = (text: string): Rate => {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number)
  return { numerator, denominator }
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-pix_fmt', 'yuv420p']
/** The normal run tries one of each kind, the full run all of them. */
function some<Case>(all: readonly Case[], isTried: (each: Case) => boolean): readonly Case[] {
  return process.env.TEST_FULL ? all : all.filter(isTried)
}

const NTSC = '60000/1001'
const make = (...args: string[]) => ffmpeg(folder, ...args)

interface Expected {
  rate: string
  count: number
  remarks?: Remark[]
}

/** Expects each frame of a film once, in its order, at a constant rate. */
async function expectEachFrame(name: string, { rate, count, remarks = [] }: Expected) {
  const { facts, checks, numbers } = await copied(name)
  expect(facts).toMatchObject({ rate: rateOf(rate), isVariableRate: false })
  expect(numbers).toEqual(upTo(count))
  expect(checks).toEqual({ frames: whole(count), remarks })
}

describe('a film with pulldown flags', () => {
  const film = '24000/1001'
  const cases: [
    name: string,
    cadence: number[],
    pictures: string,
    frames: string,
    seconds: number,
    hasSound: boolean,
  ][] = [
    ['dvd.vob', [3, 2], film, '30000/1001', 2, true],
    ['other.vob', [2, 3], film, '30000/1001', 3.1, false],
    ['short.mpg', [2, 3, 3, 2], film, '30000/1001', 1.1, true],
    ['broadcast.ts', [3, 2], film, '30000/1001', 2.05, true],
    ['kept.mkv', [2, 3], film, '30000/1001', 2, true],
    ['pal.mpg', [...Array.from({ length: 11 }, () => 2), 3], '24', '25', 3, false],
    ['plain.vob', [2], '30000/1001', '30000/1001', 1, true],
  ]

  it.each(cases)(
    '%s in the cadence %j has the rate of its pictures, %s',
    async (name, cadence, pictures, frames, seconds, hasSound) => {
      await pulldownStream(folder, 'stream.m2v', seconds, { cadence, pictures, frames })
      const fields = frames === '25' ? '50' : NTSC
      const ticks = { '.ts': 90_000, '.mkv': 1_000 }[path.extname(name)]
      const sound = hasSound ? [...tone(seconds), '-c:a', 'ac3'] : []
      const times = ticks ? cadenceTimes(cadence, fields, ticks) : []
      await make('-f', 'mpegvideo', '-i', 'stream.m2v', ...sound, '-c:v', 'copy', ...times, name)
      await expectEachFrame(name, {
        rate: pictures,
        count: Math.ceil(seconds * perSecond(pictures) - 1e-6),
      })
    },
  )

  it('that count whole frames, as in 720p broadcasts, has the rate of its pictures', async () => {
    const cadence = [3, 2]
    await pulldownStream(folder, 'whole.m2v', 2, {
      ...{ cadence, pictures: film, frames: NTSC, isProgressive: true },
    })
    const times = cadenceTimes(cadence, NTSC, 90_000)
    await make('-f', 'mpegvideo', '-i', 'whole.m2v', '-c:v', 'copy', ...times, 'whole.ts')
    await expectEachFrame('whole.ts', { rate: film, count: 48 })
  })

  const perSecond = (text: string) => rateOf(text).numerator / rateOf(text).denominator
})

describe('one of two films in a file', () => {
  const two = ['-map', '0:v', '-map', '1:v', ...H264]
  const other = [
    ...['-f', 'lavfi', '-i', 'color=white:size=96x32:rate=25:duration=2,format=yuv420p'],
  ]
  const remark = (value: number): Remark[] => [{ kind: 'defaultPicture', value }]

  it.each(['mp4', 'mov', 'mkv'])('is shown if it is the default one, in %s', async (ending) => {
    const marks = ['-disposition:v:0', '0', '-disposition:v:1', 'default']
    await make(...other, ...numberedFrames('25', 2), ...two, ...marks, `two.${ending}`)
    await expectEachFrame(`two.${ending}`, { rate: '25', count: 50, remarks: remark(2) })
  })

  it('is shown if it is the first of two default ones', async () => {
    const marks = ['-disposition:v:0', 'default', '-disposition:v:1', 'default']
    await make(...numberedFrames('25', 2), ...other, ...two, ...marks, 'both.mp4')
    await expectEachFrame('both.mp4', { rate: '25', count: 50, remarks: remark(2) })
  })

  it('is shown if the other one is a cover', async () => {
    await make(...other, '-frames:v', '1', 'cover.png')
    await make(...numberedFrames('25', 2), ...H264, 'alone.mp4')
    const copy = ['-map', '0', '-map', '1', '-c', 'copy', '-disposition:v:0', 'attached_pic']
    await make('-i', 'cover.png', '-i', 'alone.mp4', ...copy, 'cover.mp4')
    await expectEachFrame('cover.mp4', { rate: '25', count: 50 })
  })

  it('is shown if it belongs to the first program of a broadcast', async () => {
    const programs = ['-program', 'title=A:st=0:st=2', '-program', 'title=B:st=1:st=3']
    const sources = [...numberedFrames('25', 2), ...other, ...tone(2), ...tone(2)]
    const maps = ['-map', '0:v', '-map', '1:v', '-map', '2:a', '-map', '3:a']
    await make(...sources, ...maps, ...H264, ...programs, 'programs.ts')
    await expectEachFrame('programs.ts', { rate: '25', count: 50 })
  })
})

describe('the sound of a film', () => {
  const sine = (frequency: number) => [
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=${frequency}:duration=2`,
  ]
  const maps = ['-map', '0:v', '-map', '1:a', '-map', '2:a']

  it.each([
    ['mp4', 2],
    ['mkv', 2],
    ['mov', 1],
  ])('is the default track, in %s with %d channels', async (ending, channels) => {
    const sounds = [...sine(400), ...sine(1_000), '-ac', String(channels)]
    const marks = ['-disposition:a:0', '0', '-disposition:a:1', 'default']
    const name = `default.${ending}`
    await make(...numberedFrames('25', 2), ...sounds, ...maps, ...H264, ...marks, name)
    const { file, checks } = await copied(name)
    expect(checks.remarks).toEqual([{ kind: 'defaultTrack', value: 2 }])
    expect(await pitchOf(file)).toBeCloseTo(1_000, -2)
  })

  it('is the first of two languages', async () => {
    const languages = ['-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=deu']
    const sounds = [...sine(400), ...sine(1_000)]
    await make(...numberedFrames('25', 2), ...sounds, ...maps, ...H264, ...languages, 'tongues.mkv')
    const { file, checks } = await copied('tongues.mkv')
    expect(checks.remarks).toEqual([{ kind: 'firstTrack', value: 2 }])
    expect(await pitchOf(file)).toBeCloseTo(400, -2)
  })

  it.each(['mkv', 'webm'])('of a single picture is heard to its end, in %s', async (ending) => {
    const codec = ending === 'webm' ? ['-c:v', 'libvpx-vp9', '-c:a', 'libopus'] : H264
    await make(...numberedFrames('25', 1), ...codec, '-frames:v', '1', `one.${ending}`)
    await make('-i', `one.${ending}`, ...tone(3), ...codec, '-c:v', 'copy', `still.${ending}`)
    const { facts, checks, numbers } = await copied(`still.${ending}`)
    expect(facts).toMatchObject({ frameCount: 75, hasSound: true })
    expect(new Set(numbers)).toEqual(new Set([0]))
    expect(checks).toEqual({ frames: whole(1), remarks: [] })
  })

  it.each(['mkv', 'webm'])('of slides is heard to its end, in %s', async (ending) => {
    const slides = ['-vf', "setpts='if(eq(N,0),0,if(eq(N,1),2,3))/TB'", '-fps_mode', 'passthrough']
    const codec =
      ending === 'webm' ? ['-c:v', 'libvpx-vp9', '-c:a', 'libopus'] : [...H264, '-bf', '0']
    await make(...numberedFrames('1', 3), ...tone(6), ...slides, ...codec, `slides.${ending}`)
    const { facts, checks, numbers } = await copied(`slides.${ending}`)
    expect(facts).toMatchObject({ frameCount: 72, rate: rateOf('12') })
    expect([numbers[23], numbers[24], numbers[36], numbers[71]]).toEqual([0, 1, 2, 2])
    expect(checks).toEqual({ frames: whole(3), remarks: [] })
  })
})

describe('recordings whose clock jumps', () => {
  /** Joins recordings of a second each that begin at the given times. */
  async function joined(name: string, starts: number[], codec: string[]): Promise<void> {
    const parts = []
    for (const [index, start] of starts.entries()) {
      const numbers = [
        '-vf',
        `trim=start_frame=${index * 25}:end_frame=${index * 25 + 25},setpts=PTS-STARTPTS`,
      ]
      const from = ['-output_ts_offset', String(start)]
      const part = `part-${index}${path.extname(name)}`
      await make(...numberedFrames('25', 5), ...tone(1), ...numbers, ...codec, ...from, part)
      parts.push(await readFile(path.join(folder, part)))
    }
    await writeFile(path.join(folder, name), Buffer.concat(parts))
  }

  it.each([
    ['jumps.ts', [20, 3, 1_000], [...H264, '-bf', '0', '-c:a', 'mp2']],
    ['forward.ts', [0, 500], [...H264, '-bf', '0', '-c:a', 'mp2']],
    ['back.mpg', [100, 5], ['-c:v', 'mpeg2video', '-q:v', '2', '-c:a', 'mp2']],
  ] as const)('are told to lose no sound that is played, in %s', async (name, starts, codec) => {
    await joined(name, [...starts], [...codec])
    const { facts, checks, numbers } = await copied(name)
    const count = starts.length * 25
    expect(new Set(numbers)).toEqual(new Set(upTo(count)))
    expect(facts.frameCount).toBeLessThan(count + 10)
    expect(checks.frames?.shown).toBe(count)
    expect(checks.remarks).toEqual([])
  })
})

describe('a film of a telephone', () => {
  /** Frames with uneven times in a container of 1/90000 s, and with a pause after frame 30. */
  const uneven = (rate: string, jitter: number, pause: number) => {
    const random = `(mod(N*7919,101)/50-1)*${jitter}`
    return [
      ...['-vf', `settb=1/90000,setpts='(N+if(gt(N,30),${pause},0)+1+${random})/(${rate})/TB'`],
      ...[
        '-fps_mode',
        'passthrough',
        '-enc_time_base',
        '1/90000',
        '-video_track_timescale',
        '90000',
      ],
    ]
  }

  it.each([
    ['30000/1001', 0.35, 1],
    ['30000/1001', 0.35, 3],
    ['24', 0.3, 1],
    ['25', 0.35, 2],
    ['30', 0.2, 1],
    ['60', 0.35, 2],
    ['60000/1001', 0.3, 1],
  ])('at about %s keeps each frame at its place', async (rate, jitter, pause) => {
    const count = 75
    const source = [...numberedFrames(rate, 4), ...uneven(rate, jitter, pause)]
    await make(...source, '-frames:v', String(count), ...H264, '-bf', '0', 'phone.mp4')
    const { facts, checks, numbers } = await copied('phone.mp4')
    expect(facts).toMatchObject({ rate: rateOf(rate), isVariableRate: true })
    const held = Array.from({ length: pause }, () => 30)
    expect(numbers).toEqual([...upTo(31), ...held, ...upTo(count).slice(31)])
    expect(checks.frames).toEqual(whole(count))
  })

  it('that delivers some frames twice as fast keeps its rate and shows the later one', async () => {
    const fast = "settb=1/90000,setpts='(N-if(gt(N,40),1,0)+if(eq(N,40),-0.3,0))*1001/30000/TB'"
    const times = ['-vf', fast, '-fps_mode', 'passthrough', '-enc_time_base', '1/90000']
    await make(...numberedFrames('30000/1001', 3), ...times, ...H264, '-bf', '0', 'fast.mp4')
    const { facts, checks, numbers } = await copied('fast.mp4')
    expect(facts).toMatchObject({ rate: rateOf('30000/1001') })
    expect(numbers.length).toBeLessThanOrEqual(90)
    expect(checks.frames?.original).toBe(90)
    expect(checks.frames?.shown).toBeGreaterThanOrEqual(89)
  })

  it('whose screen was recorded in 600ths of a second shows every frame', async () => {
    const ticks =
      'floor(N/4)*60+if(eq(mod(N,4),1),10,if(eq(mod(N,4),2),20,if(eq(mod(N,4),3),40,0)))'
    const times = ['-vf', `settb=1/600,setpts='${ticks}'`, '-fps_mode', 'passthrough']
    const scale = ['-enc_time_base', '1/600', '-video_track_timescale', '600']
    const codec = ['-c:v', 'libx265', '-x265-params', 'log-level=none:bframes=0']
    await make(...numberedFrames('60', 1), ...times, ...scale, ...codec, 'screen.mov')
    const { facts, checks, numbers } = await copied('screen.mov')
    expect([rateOf('60'), rateOf('30'), rateOf('40')]).toContainEqual(facts.rate)
    expect(checks.frames).toMatchObject({ original: 60, shown: 60 })
    expect([...new Set(numbers)]).toEqual(upTo(60))
  })
})

describe('a film in a container or stream', () => {
  const mpeg2 = ['-c:v', 'mpeg2video', '-q:v', '2', '-bf', '2']
  const cases: [name: string, rate: string, args: string[]][] = [
    ['stream.mpg', '24000/1001', [...mpeg2, '-f', 'mpeg2video']],
    ['stream.m2v', '25', mpeg2],
    ['stream.264', '24000/1001', H264],
    ['stream.h264', '50', H264],
    ['stream.hevc', '30000/1001', ['-c:v', 'libx265', '-x265-params', 'log-level=none']],
    ['film.gxf', '25', [...mpeg2, '-bf', '0', '-s', '720x576']],
    ['tape.dv', '25', ['-c:v', 'dvvideo', '-s', '720x576', '-pix_fmt', 'yuv420p']],
    ['film.nut', '24', ['-c:v', 'ffv1']],
    ['film.ivf', '30', ['-c:v', 'libvpx']],
    ['film.y4m', '25', ['-pix_fmt', 'yuv420p']],
    ['film.3gp', '25', [...H264, '-profile:v', 'baseline', '-bf', '0']],
    ['film.ogv', '25', ['-c:v', 'libtheora', '-q:v', '9']],
    ['film.wmv', '25', ['-c:v', 'wmv2', '-q:v', '2']],
    ['film.mxf', '25', [...mpeg2, '-s', '384x128']],
    ['name.without.meaning', '25', [...H264, '-f', 'mp4']],
  ]

  const normal = ['stream.mpg', 'stream.264', 'film.gxf', 'tape.dv', 'film.y4m', 'film.mxf']
  const tried = some(cases, ([name]) => normal.includes(name))

  it.each(tried)('such as %s at %s is taken, frame by frame', async (name, rate, args) => {
    await make(...numberedFrames(rate, 1), ...args, name)
    const { facts, checks, numbers } = await copied(name)
    expect(facts).toMatchObject({ rate: rateOf(rate), isVariableRate: false })
    const count = Math.round(rateOf(rate).numerator / rateOf(rate).denominator)
    expect(numbers).toEqual(upTo(count))
    expect(checks.frames).toMatchObject({ original: count, shown: count })
  })

  it.each(some(['skip', 'free', 'wide', 'mdat'], (atom) => atom === 'skip'))(
    'may be a MOV that begins with %s',
    async (first) => {
      await make(...numberedFrames('25', 1), ...H264, 'plain.mov')
      const bytes = await readFile(path.join(folder, 'plain.mov'))
      // The file type comes first; without it, the file is an older QuickTime film.
      const movie = bytes.subarray(bytes.readUInt32BE(0))
      const padding = Buffer.alloc(bytes.readUInt32BE(0))
      padding.writeUInt32BE(padding.length)
      padding.write(first, 4)
      const name = `${first}.mov`
      await writeFile(path.join(folder, name), Buffer.concat([padding, movie]))
      await expectEachFrame(name, { rate: '25', count: 25 })
    },
  )
})

describe('a sound', () => {
  const cases: [name: string, args: string[]][] = [
    ['mix.wav', ['-rf64', 'always']],
    ['mix.rf64', ['-f', 'wav', '-rf64', 'always', '-c:a', 'pcm_s24le']],
    ['mix.w64', []],
    ['mix.caf', ['-c:a', 'alac']],
    ['mix.aifc', ['-f', 'aiff', '-c:a', 'pcm_s16le']],
    ['mix.au', []],
    ['mix.opus', []],
    ['mix.oga', ['-c:a', 'flac']],
    ['mix.mka', ['-c:a', 'flac']],
    ['mix.mp2', []],
    ['mix.ac3', []],
    ['mix.wma', []],
    ['mix.wv', []],
    ['mix.tta', []],
    ['mix.3gp', ['-c:a', 'aac']],
  ]

  const normal = ['mix.wav', 'mix.w64', 'mix.caf', 'mix.aifc', 'mix.opus', 'mix.ac3']

  it.each(some(cases, ([name]) => normal.includes(name)))(
    'such as %s is taken and played',
    async (name, args) => {
      await make(...tone(1), ...args, name)
      expect(await playedPitch(name)).toBeCloseTo(440, -1)
    },
  )

  it('in BW64, the broadcast form of RF64, is taken and played', async () => {
    await make(...tone(1), '-rf64', 'always', 'broadcast.wav')
    const file = path.join(folder, 'broadcast.wav')
    const bytes = await readFile(file)
    bytes.write('BW64')
    await writeFile(file, bytes)
    expect(await playedPitch('broadcast.wav')).toBeCloseTo(440, -1)
  })

  async function playedPitch(name: string): Promise<number> {
    const { place, source, probed } = await taken(name)
    const plan = planSound(probed.sounds)
    if (!plan) throw new Error('There is no sound.')
    return pitchOf(await makeSoundProxy(place, source, plan, () => undefined))
  }
})

describe('a file that leads ffmpeg elsewhere', () => {
  it.each([
    ['list.mp4', '#EXTM3U\n#EXTINF:10,\nother.ts\n'],
    ['list.ts', "ffconcat version 1.0\nfile 'other.mp4'\n"],
    ['words.mov', '1\n00:00:00,000 --> 00:00:01,000\nWords\n'],
    ['page.mpg', '<html><script>alert(1)</script></html>'],
    ['picture.m2v', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['session.wav', 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=audio 5004 RTP/AVP 0\n'],
  ])('is refused as %s, and unreadable for the worker', async (name, text) => {
    const file = path.join(folder, name)
    await writeFile(file, text.repeat(3))
    expect(await sniff(file, name)).toBeNull()
    // A zero byte makes the same playlist look like a film to the upload.
    await writeFile(file, `${text.repeat(200)}\0`)
    const programs = findFfmpeg()
    if (!programs) throw new Error('ffmpeg is not installed.')
    const place = { programs, folder, stop: new AbortController().signal }
    await expect(identify(place, file, '')).rejects.toMatchObject({ failure: 'unreadable' })
  })
})

/** Measures a pitch by counting how often the wave crosses the middle. */
async function pitchOf(file: string): Promise<number> {
  const out = path.join(folder, 'channel.raw')
  const one = ['-af', 'pan=mono|c0=c0,atrim=start=0.25:end=0.75', '-f', 's16le', '-ar', '48000']
  await make('-i', file, '-vn', ...one, out)
  const bytes = await readFile(out)
  const values = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  const crossed = values.filter((value, n) => value >= 0 && (values[n - 1] ?? 0) < 0)
  return crossed.length * 2
}
