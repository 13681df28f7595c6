import type { ReelItem } from '@studio/shared/contracts/reel'
import { stageSchema } from '@studio/shared/contracts/common'
import type { Video } from '../../payload-types'
import { asVisitorIn } from '../find-published'
import type { PublishedReader } from '../reader'
import { readVideos } from './read-works'
import { reelItemsOf } from './reel-items'

const ORDER = stageSchema.options

/** The other films of the same shot, as the media library knows it, from the board to the final. */
export async function readStages(reader: PublishedReader, video: Video): Promise<ReelItem[]> {
  const shot = reader.related('media', video.film)?.shot
  if (!shot) return []
  reader.note(`shot:${shot}`)
  const ids = await reader.list(`shot:${shot}`, 'ids', async (payload, locale) => {
    const { docs } = await payload.find({
      ...asVisitorIn(locale),
      collection: 'videos',
      where: { 'film.shot': { equals: shot } },
      sort: 'id',
      limit: 12,
      select: { slug: true },
    })
    return docs.map(({ id }) => id)
  })
  const others = await readVideos(
    reader,
    ids.filter((id) => id !== video.id),
  )
  const place = ({ stage }: ReelItem) => (stage ? ORDER.indexOf(stage) : ORDER.length)
  return reelItemsOf(reader, others).sort((one, other) => place(one) - place(other))
}
