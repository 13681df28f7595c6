import { stageSchema } from '@studio/shared/contracts/common'
import type { ReelItem } from '@studio/shared/contracts/reel'
import type { Video } from '../../payload-types'
import { asVisitorIn } from '../reader/find-published'
import type { PublishedReader } from '../reader/reader'
import { idsOf, readAllVideoIds, readVideoIds, readVideos } from './read-videos'
import { reelItemsOf } from './reel-items'

const SIMILAR = 4
/**
 * The number is large enough to fill the row, even if some of the videos are already shown as
 * stages.
 */
const CANDIDATES = SIMILAR + 6

interface Neighbours {
  similar: ReelItem[]
  next: ReelItem | null
}

/**
 * Reads the videos that editors have chosen or, if there are none, the next videos in the video's
 * categories. If these are too few, other videos follow. Videos that the page shows as stages are
 * left out.
 */
export async function readNeighbours(
  reader: PublishedReader,
  video: Video,
  stages: ReelItem[],
): Promise<Neighbours> {
  const isNew = ({ key }: ReelItem) =>
    key !== String(video.id) && !stages.some((stage) => stage.key === key)
  const chosen = reelItemsOf(reader, await readVideos(reader, idsOf(video.similar)))
  const after: ReelItem[] = []
  for (const round of roundsOf(reader, video)) {
    const ids = following(await round(), video.id, CANDIDATES)
    const known = new Set(after.map(({ key }) => key))
    const items = reelItemsOf(reader, await readVideos(reader, ids))
    after.push(...items.filter(({ key }) => !known.has(key)))
    if (after.filter(isNew).length >= SIMILAR) break
  }
  const similar = chosen.length > 0 ? chosen.filter(isNew) : after.filter(isNew).slice(0, SIMILAR)
  return { similar, next: after[0] ?? null }
}

/**
 * Functions that read lists of candidates, in the order of preference: the videos of the video's
 * category, of its other categories, and all others. A list is read only if the earlier ones are
 * not sufficient.
 */
function roundsOf(reader: PublishedReader, video: Video): (() => Promise<number[]>)[] {
  const own = idsOf([video.category ?? [], video.furtherCategories ?? []].flat())
  const categories = own.flatMap((id) => reader.related('categories', id) ?? [])
  return [
    ...categories.map((category) => () => readVideoIds(reader, category)),
    () => readAllVideoIds(reader),
  ]
}

/**
 * Returns the entries that follow the given one in a circular list, without the entry itself. For
 * an unknown entry, it returns the list from its start.
 */
export function following<Entry>(round: Entry[], entry: Entry, count: number): Entry[] {
  const place = round.indexOf(entry)
  const others = [...round.slice(place + 1), ...round.slice(0, Math.max(place, 0))]
  return others.slice(0, count)
}

const ORDER = stageSchema.options

/** Reads the other videos of the same shot, from the storyboard to the final film. */
export async function readStages(reader: PublishedReader, video: Video): Promise<ReelItem[]> {
  const shot = reader.related('media', video.film)?.shot
  if (!shot) return []
  reader.record(`shot:${shot}`)
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
