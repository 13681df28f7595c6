import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openCamera } from '../host/browser'
import type { Job } from '../host/job'
import { progress } from '../host/progress'
import type { Options } from './options'

/** Renders some frames as PNG to look at, or prints their hashes to compare two runs. */
export async function renderTrial(job: Job, options: Options): Promise<void> {
  const { width, height, frames } = job.settings
  const [first, last] = options.frames ?? [0, frames - 1]
  const camera = await openCamera(job.code, job.settings)
  const line = progress(`${job.shot.id} ${job.stage}`, last - first + 1)
  try {
    for (let frame = first; frame <= last; frame++) {
      const picture = await camera.shoot(frame)
      if (options.showHashes) {
        console.log(frame, createHash('sha256').update(picture).digest('hex'))
      }
      if (options.out) {
        await mkdir(options.out, { recursive: true })
        const name = `${job.shot.id}-${job.stage}-${String(frame).padStart(4, '0')}.png`
        const raw = { width, height, channels: 3 } as const
        await sharp(picture, { raw }).png({ compressionLevel: 3 }).toFile(join(options.out, name))
      }
    }
    line.end(last - first + 1)
  } finally {
    await camera.close()
  }
}
