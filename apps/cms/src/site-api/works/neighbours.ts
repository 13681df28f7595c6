import type { ReelItem } from '@studio/shared/contracts/reel'
import type { Video } from '../../payload-types'
import type { PublishedReader } from '../reader'
import { following } from './following'
import { idsOf, readAllVideoIds, readCategories, readVideoIds, readVideos } from './read-works'
import { reelItemsOf } from './reel-items'

const SIMILAR = 4
/** Enough to fill the row also where some are shown as stages already. */
const CANDIDATES = SIMILAR + 6

interface Neighbours {
  similar: ReelItem[]
  next: ReelItem | null
}

/** The editors' choice, or what follows in the film's category; not what the page shows as stages. */
export async function readNeighbours(
  reader: PublishedReader,
  video: Video,
  stages: ReelItem[],
): Promise<Neighbours> {
  const round = await roundOf(reader, video)
  const after = reelItemsOf(
    reader,
    await readVideos(reader, following(round, video.id, CANDIDATES)),
  )
  const chosen = reelItemsOf(reader, await readVideos(reader, idsOf(video.similar)))
  const isNew = ({ key }: ReelItem) =>
    key !== String(video.id) && !stages.some((stage) => stage.key === key)
  const similar = chosen.length > 0 ? chosen.filter(isNew) : after.filter(isNew).slice(0, SIMILAR)
  return { similar, next: after[0] ?? null }
}

/** The films of its category; of the first further one where it has none; of all where it has neither. */
async function roundOf(reader: PublishedReader, video: Video): Promise<number[]> {
  const own = idsOf([video.category ?? [], video.furtherCategories ?? []].flat())
  const categories = await readCategories(reader)
  for (const id of own) {
    const category = categories.find((one) => one.id === id)
    const round = category ? await readVideoIds(reader, category) : []
    if (round.length > 1) return round
  }
  return readAllVideoIds(reader)
}
