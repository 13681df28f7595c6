import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Frame } from '../host/browser'
import { FPS } from '../engine/frames'
import { ffmpeg } from '../host/encode'
import { describeFile, readManifest, recordEntry } from '../host/manifest'
import { LIBRARY, masterOf } from '../host/paths'
import { writePoster } from '../host/poster'
import { measure, writeMaster } from '../sound/loudness'
import { toWav } from '../sound/synth/wav'
import { RATE } from '../sound/synth/stereo'
import { toVtt } from '../spots/captions'
import { cutSpot, SIZE } from '../spots/cut-spot'
import { addSound, CONTAINERS, encodePicture } from '../spots/encode-spot'
import { films } from '../spots/films'
import { mixSpot } from '../spots/mix-spot'
import { framesOf, type Spot } from '../spots/spot'

// pnpm media:spots [id…] makes films with sound from the library's clips: all of them, or those
// that are named. --sound writes only the sound and --cut only the silent film, both into the
// folder for temporary files; --remix combines a new sound with the pictures in the library.

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const has = (flag: string) => process.argv.includes(flag)
const LOCALES = ['en', 'ar', 'de'] as const

async function posterOf(master: string, frame: number): Promise<Frame> {
  const folder = await mkdtemp(join(tmpdir(), 'media-spot-'))
  const path = join(folder, 'poster.rgb')
  const one = ['-vf', `select=eq(n\\,${frame})`, '-frames:v', '1']
  await ffmpeg(['-i', master, ...one, '-f', 'rawvideo', '-pix_fmt', 'rgb24', path])
  const picture = await readFile(path)
  await rm(folder, { recursive: true })
  if (picture.length !== SIZE.width * SIZE.height * 3) throw new Error('the film has no such frame')
  return picture
}

/**
 * Copies the pictures of a film without the sound, beginning at time zero, because Opus had shifted
 * them by some milliseconds.
 */
async function takePictures(folder: string, stem: string): Promise<void> {
  const copied = ['-map', '0:v', '-c', 'copy']
  await ffmpeg(['-i', join(folder, 'final.mp4'), ...copied, `${stem}.mp4`])
  const zeroed = ['-bsf:v', 'setts=ts=TS-STARTPTS']
  await ffmpeg(['-i', join(folder, 'final.webm'), ...copied, ...zeroed, `${stem}.webm`])
}

/** Reads the dominant color from the manifest. */
async function dominantOf(id: string): Promise<string> {
  const [entry] = await readManifest(join(LIBRARY, id, 'manifest.json'))
  if (!entry) throw new Error(`${id} has no picture yet`)
  return entry.dominant
}

/**
 * A hash of everything that a film is made of, including its clips. The same input gives the same
 * film.
 */
async function inputOf(spot: Spot, mix: Buffer, rates: unknown): Promise<string> {
  const library = await readManifest(join(LIBRARY, 'manifest.json'))
  const clips = spot.takes.map(
    (take) => library.find(({ id, stage }) => id === take.shot && stage === take.stage)?.input,
  )
  const { takes, closing, poster } = spot
  return createHash('sha256')
    .update(JSON.stringify([takes, closing, poster, rates, clips]))
    .update(mix)
    .digest('hex')
}

for (const { spot, rates } of films) {
  const { id, title, alt, poster } = spot
  if (wanted.length && !wanted.includes(id)) continue
  const [master, sound, folder] = [masterOf(id), `${masterOf(id)}.wav`, join(LIBRARY, id)]
  await mkdir(dirname(master), { recursive: true })
  const mix = await mixSpot(spot)
  if (!has('--cut')) await writeMaster(mix, sound)
  if (has('--sound')) console.log(sound, await measure(sound))
  if (!has('--sound') && !has('--remix')) await cutSpot(spot, master)
  if (has('--cut')) console.log(master)
  if (has('--sound') || has('--cut')) continue

  await mkdir(folder, { recursive: true })
  const silent = `${master}-silent`
  if (has('--remix')) await takePictures(folder, silent)
  else await encodePicture(master, silent, rates, framesOf(spot))
  for (const type of CONTAINERS) {
    await addSound(`${silent}.${type}`, sound, join(folder, `final.${type}`))
  }
  const dominant = has('--remix')
    ? await dominantOf(id)
    : await writePoster(await posterOf(master, poster), SIZE, join(folder, 'final'))
  for (const locale of LOCALES) {
    await writeFile(join(folder, `captions-${locale}.vtt`), toVtt(spot.captions, locale))
  }
  const names = ['final.mp4', 'final.webm', 'final.avif', 'final.webp']
  const captions = LOCALES.map((locale) => `captions-${locale}.vtt`)
  const files = await Promise.all([...names, ...captions].map((name) => describeFile(folder, name)))
  const frames = framesOf(spot)
  await recordEntry({
    ...{ id, stage: 'final', title, alt, category: 'spot', loop: false, ...SIZE, frames },
    ...{ duration: frames / FPS, fps: FPS, focal: { x: 50, y: 50 }, posterFrame: poster },
    ...{ dominant, input: await inputOf(spot, toWav(mix, RATE), rates) },
    sound: await measure(join(folder, 'final.mp4')),
    files,
  })
  for (const { file, bytes } of files) console.log(`${id}/${file} ${(bytes / 1000).toFixed(0)} kB`)
}
