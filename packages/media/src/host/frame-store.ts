import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame } from './browser'
import { FRAMES } from './paths'

/**
 * Stores the raw frames of a clip on disk, by the hash of their input, so that a stopped render can
 * be resumed.
 */
export function frameStore(id: string, stage: string, input: string) {
  const folder = join(FRAMES, id, stage, input.slice(0, 16))
  const path = (frame: number) => join(folder, `${String(frame).padStart(4, '0')}.rgb`)
  return {
    path,
    has: (frame: number) =>
      access(path(frame)).then(
        () => true,
        () => false,
      ),
    async put(frame: number, picture: Frame) {
      await mkdir(folder, { recursive: true })
      await writeFile(`${path(frame)}.part`, picture)
      await rename(`${path(frame)}.part`, path(frame))
    },
    /** Frames of older versions are deleted, too. */
    clear: () => rm(join(FRAMES, id, stage), { recursive: true, force: true }),
  }
}
