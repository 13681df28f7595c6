import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { frameCount } from '../engine/frames'
import { budgetOf } from '../host/budgets'
import { compressClip, writeMaster } from '../host/encode'
import { LIBRARY, masterOf } from '../host/paths'
import { smoother } from '../kit/ease'
import { clipStemOf } from './read'
import type { ClipPlace } from './schema'
import { lookInto } from './sphere-view'

const SECONDS = 6
const SIZE = { width: 1280, height: 720 }

/** A clip that turns slowly in a still of all around, as somebody would look about. */
export async function makeTurn({ shot, stage, turn }: ClipPlace): Promise<void> {
  const stem = join(LIBRARY, clipStemOf({ shot, stage, turn }))
  const isMade = await access(`${stem}.mp4`).then(
    () => true,
    () => false,
  )
  if (isMade || !turn) return
  const { data, info } = await sharp(join(LIBRARY, shot, 'sphere.webp'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sphere = { data, width: info.width, height: info.height }
  const folder = await mkdtemp(join(tmpdir(), 'media-turn-'))
  const frames: string[] = []
  const count = frameCount(SECONDS)
  for (let i = 0; i < count; i++) {
    const yaw = turn.from + (turn.to - turn.from) * smoother(i / (count - 1))
    const view = { yaw, pitch: turn.pitch, fov: turn.fov, planet: false }
    const path = join(folder, `${String(i).padStart(4, '0')}.rgb`)
    await writeFile(path, lookInto(sphere, view, SIZE.width, SIZE.height))
    frames.push(path)
  }
  await mkdir(join(LIBRARY, 'set-stills'), { recursive: true })
  const master = masterOf(basename(stem))
  await writeMaster({ frames, ...SIZE }, master)
  await compressClip(master, stem, budgetOf('final', SECONDS))
  await rm(folder, { recursive: true })
  console.log(stem)
}
