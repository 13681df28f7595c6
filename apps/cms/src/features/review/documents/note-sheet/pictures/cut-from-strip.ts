import { thumbnailStripSchema } from '@studio/shared/review/media'
import sharp from 'sharp'
import type { DeliverableVersion } from '../../../../../payload-types'
import { privateStorage } from '../../../../../platform/storage/private-storage'
import type { Picture } from '../sheet-facts'
import { smallJpeg } from './small-jpeg'

const stripSchema = thumbnailStripSchema.omit({ url: true })

/** Uses the last picture of the filmstrip at or before each frame. */
export async function cutFromStrip(
  { stripKey, thumbnails }: DeliverableVersion,
  frames: readonly number[],
): Promise<Map<number, Picture>> {
  const strip = stripSchema.safeParse(thumbnails)
  if (frames.length === 0 || !stripKey || !strip.success) return new Map()
  const { columns, rows, width, height, everyFrames } = strip.data
  return privateStorage.withFile(stripKey, async (file) => {
    const cut = new Map<number, Picture>()
    for (const frame of frames) {
      const index = Math.min(Math.floor(frame / everyFrames), columns * rows - 1)
      const part = {
        left: (index % columns) * width,
        top: Math.floor(index / columns) * height,
        ...{ width, height },
      }
      const picture = await smallJpeg(sharp(file).extract(part)).catch(() => null)
      if (picture) cut.set(frame, picture)
    }
    return cut
  })
}
