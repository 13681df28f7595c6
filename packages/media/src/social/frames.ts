import { access, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Stage } from '../engine/about'
import { shootTake, takesOf } from '../sets/takes'

export interface Shown {
  shot: string
  stage: Stage
  frame: number
}

const SIZE = { width: 1280, height: 720 }
const QUALITY = { ...SIZE, samples: 20 }
const pathOf = (stem: string) => join(tmpdir(), 'media-social-frames', `${stem}.png`)
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Renders missing frames into the folder for temporary files.
 * @returns false if the time ran out before all were done
 */
export async function shootFrames(shown: readonly Shown[], deadline: number): Promise<boolean> {
  for (const take of await takesOf(shown)) {
    const isDone = await shootTake(
      take,
      QUALITY,
      deadline,
      async (stem, input) => !(await isThere(pathOf(`${stem}-${input.slice(0, 12)}`))),
      async (stem, input, picture) => {
        for (const path of [pathOf(stem), pathOf(`${stem}-${input.slice(0, 12)}`)]) {
          await mkdir(dirname(path), { recursive: true })
          await sharp(picture, { raw: { ...SIZE, channels: 3 } })
            .png()
            .toFile(path)
        }
      },
    )
    if (!isDone) return false
  }
  return true
}

export const frameFile = ({ shot, stage, frame }: Shown): string =>
  pathOf(`set-stills/${shot}-${stage}-${String(frame).padStart(4, '0')}`)
