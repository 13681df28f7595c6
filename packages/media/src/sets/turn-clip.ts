import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { FPS, frameCount } from '../engine/frames'
import type { Frame } from '../host/browser'
import { budgetOf } from '../host/budgets'
import { compressClip, writeMaster } from '../host/encode'
import { describeFile, readManifest, recordEntry } from '../host/manifest'
import { LIBRARY, masterOf } from '../host/paths'
import { writePoster } from '../host/poster'
import { findShots } from '../host/shots'
import { pan } from './pan'
import { turnId } from './read'
import type { ClipPlace } from './schema'
import { lookAbout } from './sphere-view'

const SECONDS = 6
const SIZE = { width: 1280, height: 720 }

type Turn = NonNullable<ClipPlace['turn']>

/** The frames of a pan through a 360° picture, in order. */
function* framesOf(sphere: Parameters<typeof lookAbout>[0], { from, to, pitch, fov }: Turn) {
  const count = frameCount(SECONDS)
  const view = { yaw: 0, pitch, fov, planet: false }
  const towards = lookAbout(sphere, view, SIZE.width, SIZE.height)
  for (let i = 0; i < count; i++) {
    yield towards(from + (to - from) * pan(i / (count - 1))) as Frame
  }
}

/** Makes a clip from a 360° picture, in which the camera turns slowly. */
export async function makeTurn({ shot, turn }: ClipPlace): Promise<void> {
  if (!turn) return
  const id = turnId(shot, turn)
  const [folder, master] = [join(LIBRARY, id), masterOf(`${id}-final`)]
  const content = await readFile(join(LIBRARY, shot, 'sphere.webp'))
  const input = createHash('sha256').update(content).update(JSON.stringify(turn)).digest('hex')
  const [known] = await readManifest(join(folder, 'manifest.json'))
  if (known?.input === input) return
  const { data, info } = await sharp(content)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sphere = { data, width: info.width, height: info.height }
  const waiting = await mkdtemp(join(tmpdir(), 'media-turn-'))
  const paths: string[] = []
  const frames = frameCount(SECONDS)
  const posterFrame = frames >> 1
  await mkdir(folder, { recursive: true })
  let dominant = '#000000'
  for (const picture of framesOf(sphere, turn)) {
    if (paths.length === posterFrame) dominant = await writePoster(picture, SIZE, join(folder, 'final')) // prettier-ignore
    const path = join(waiting, `${String(paths.length).padStart(4, '0')}.rgb`)
    await writeFile(path, picture)
    paths.push(path)
  }
  await writeMaster({ frames: paths, ...SIZE }, master)
  await compressClip(master, join(folder, 'final'), budgetOf('final', SECONDS))
  await rm(waiting, { recursive: true })
  const [about] = (await findShots([shot])).map((one) => one.about)
  if (!about) return
  const files = await Promise.all(
    ['mp4', 'webm', 'avif', 'webp'].map((type) => describeFile(folder, `final.${type}`)),
  )
  const { title, alt, category } = about
  await recordEntry({
    ...{ id, stage: 'final', title, alt, category, loop: false, ...SIZE, frames, posterFrame },
    ...{ duration: SECONDS, fps: FPS, focal: { x: 50, y: 50 }, dominant, input, files },
  })
  console.log(id)
}
