import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ffmpeg } from '../host/encode'
import { describeFile } from '../host/manifest'
import { LIBRARY } from '../host/paths'
import { measure, TARGET, type Loudness } from './loudness'
import { pieces, withEdges, type Piece } from './pieces'
import type { SoundEntry } from './sound-list'
import { RATE } from './synth/stereo'
import { toWav } from './synth/wav'

// pnpm media:sound makes the MP3 files for the pages about sound, and their list.

const FOLDER = join(LIBRARY, 'sound')
/** The number of bars in the drawing of the waveform. */
const BARS = 96
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']

const workplace = await mkdtemp(join(tmpdir(), 'media-sound-'))
const rawOf = (piece: Piece) => join(workplace, `${piece.id}.wav`)

async function writeRaw(piece: Piece): Promise<void> {
  const sound = withEdges(await piece.make())
  if (!piece.cleaning) return writeFile(rawOf(piece), toWav(sound, RATE))
  const dirty = join(workplace, `${piece.id}-dirty.wav`)
  await writeFile(dirty, toWav(sound, RATE))
  await ffmpeg(['-i', dirty, '-af', piece.cleaning, '-ar', String(RATE), '-c:a', 'pcm_f32le', rawOf(piece)]) // prettier-ignore
}

/**
 * The decibels that bring a mix to its loudness. The parts get the same, so that together they
 * sound like the mix.
 */
async function gainOf({ of, id }: Piece): Promise<number> {
  const { lufs } = await measure(join(workplace, `${of ?? id}.wav`))
  return TARGET.lufs - lufs
}

async function encode(piece: Piece): Promise<Loudness> {
  const file = join(FOLDER, `${piece.id}.mp3`)
  const limit = `aresample=${RATE * 4},alimiter=level=disabled:limit=0.76:attack=4:release=60,aresample=${RATE}`
  let gain = await gainOf(piece)
  for (let round = 0; round < 2; round++) {
    const filters = `volume=${gain}dB,${limit}`
    await ffmpeg(['-i', rawOf(piece), '-af', filters, '-c:a', 'libmp3lame', '-b:a', '112k', ...EXACT, file]) // prettier-ignore
    if (piece.kind === 'part') break
    gain += TARGET.lufs - (await measure(file)).lufs
  }
  return measure(file)
}

/** Measures the loudest sample in each of equal parts, from 0 to 100, and the length in seconds. */
async function waveOf(piece: Piece) {
  const raw = join(workplace, `${piece.id}.f32`)
  await ffmpeg(['-i', join(FOLDER, `${piece.id}.mp3`), '-ac', '1', '-ar', '8000', '-f', 'f32le', raw]) // prettier-ignore
  const bytes = await readFile(raw)
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  const part = samples.length / BARS
  const peaks = Array.from(
    { length: BARS },
    (_, i) =>
    samples.slice(Math.floor(i * part), Math.floor((i + 1) * part)).reduce((most, one) => Math.max(most, Math.abs(one)), 0), // prettier-ignore
  )
  const loudest = Math.max(...peaks)
  return {
    duration: Math.round(samples.length / 80) / 100,
    peaks: peaks.map((peak) => Math.round((peak / loudest) * 100)),
  }
}

try {
  await mkdir(FOLDER, { recursive: true })
  for (const piece of pieces) await writeRaw(piece)
  const entries: SoundEntry[] = []
  for (const piece of pieces) {
    const loudness = await encode(piece)
    const { id, kind, title } = piece
    const described = await describeFile(FOLDER, `${id}.mp3`)
    entries.push({ id, kind, title, ...loudness, ...(await waveOf(piece)), ...described })
    console.log(`${id}  ${loudness.lufs} LUFS  ${loudness.truePeak} dBTP  ${described.bytes} B`)
  }
  await writeFile(join(FOLDER, 'sound.json'), `${JSON.stringify(entries, null, 2)}\n`)
} finally {
  await rm(workplace, { recursive: true })
}
