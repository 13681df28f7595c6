import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame } from '../host/browser'
import { CLIP_BYTES, INTRO_BYTES, type Budget } from '../host/budgets'
import { compressClip, ffmpeg } from '../host/encode'
import { FPS } from '../engine/frames'
import { describeFile, readManifest, recordEntry } from '../host/manifest'
import { LIBRARY, masterOf } from '../host/paths'
import { writePoster } from '../host/poster'
import { findShots } from '../host/shots'
import { readSet } from '../sets/read'
import type { Cut } from '../sets/schema'
import { cutFilm, type Format } from './cut-film'

// pnpm media:film makes the film of the opening: a wide one, and a narrow and smaller one for small
// screens. It is cut from the lossless clips that rendering leaves in the folder for temporary
// files.

const intro = readSet('intro')
const frames = intro.cuts.reduce((sum, { from, to }) => sum + to - from, 0)
const shots = await findShots()

function focusOf({ shot, focus }: Cut): readonly [number, number] {
  const one = focus ?? shots.find(({ id }) => id === shot)?.about.focal.x ?? 50
  return typeof one === 'number' ? [one, one] : one
}

interface Version extends Format {
  id: string
  budget: Budget
}
const VERSIONS: Version[] = [
  { id: 'intro', width: 1280, height: 720, focusOf, budget: { mp4: INTRO_BYTES, webm: 1_700_000 } },
  { id: 'intro-small', width: 480, height: 640, focusOf, budget: { mp4: CLIP_BYTES, webm: 620_000 } }, // prettier-ignore
]

/**
 * A hash of everything that the film is made of: its cuts, the parts that they keep, and how their
 * clips were made.
 */
async function inputOf({ width, height, budget, focusOf }: Version): Promise<string> {
  const library = await readManifest(join(LIBRARY, 'manifest.json'))
  const isNarrow = width / height < 16 / 9
  const cuts = intro.cuts.map((cut) => {
    const { shot, stage, from, to } = cut
    const entry = library.find((one) => one.id === shot && one.stage === stage)
    if (!entry) throw new Error(`${shot} ${stage} has not been rendered`)
    return [entry.input, from, to, isNarrow ? focusOf(cut) : null]
  })
  return createHash('sha256')
    .update(JSON.stringify([cuts, intro.poster, width, height, budget]))
    .digest('hex')
}

async function posterOf(master: string, { width, height }: Version): Promise<Frame> {
  const folder = await mkdtemp(join(tmpdir(), 'media-film-'))
  const path = join(folder, 'poster.rgb')
  const one = ['-vf', `select=eq(n\\,${intro.poster})`, '-frames:v', '1']
  await ffmpeg(['-i', master, ...one, '-f', 'rawvideo', '-pix_fmt', 'rgb24', path])
  const picture = await readFile(path)
  await rm(folder, { recursive: true })
  if (picture.length !== width * height * 3) throw new Error('the film has no such frame')
  return picture
}

for (const version of VERSIONS) {
  const { id, width, height, budget } = version
  const [master, folder] = [masterOf(id), join(LIBRARY, id)]
  const input = await inputOf(version)
  const { title, alt, poster } = intro
  const [known] = await readManifest(join(folder, 'manifest.json'))
  if (known?.input === input) {
    // The texts are recorded even if the pictures are unchanged, because they may be new.
    await recordEntry({ ...known, title, alt })
    console.log(`${id}: unchanged`)
    continue
  }
  await mkdir(folder, { recursive: true })
  await cutFilm(intro.cuts, version, master)
  await compressClip(master, join(folder, 'final'), budget)
  const dominant = await writePoster(await posterOf(master, version), version, join(folder, 'final')) // prettier-ignore
  const files = await Promise.all(
    ['mp4', 'webm', 'avif', 'webp'].map((type) => describeFile(folder, `final.${type}`)),
  )
  await recordEntry({
    ...{ id, stage: 'final', title, alt, category: 'showreel', loop: true, width, height, frames },
    ...{ duration: frames / FPS, fps: FPS, focal: { x: 50, y: 50 }, posterFrame: poster },
    ...{ dominant, input, files },
  })
  for (const { file, bytes } of files) console.log(`${id}/${file} ${(bytes / 1000).toFixed(0)} kB`)
}
