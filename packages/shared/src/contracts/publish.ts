import { z } from 'zod'

/**
 * What the worker posts to `POST /api/publish` of each web instance, signed in
 * the header `x-publish-signature` (see `signature.ts`).
 */
export const publishMessageSchema = z.object({
  /** Cache tags whose pages have changed: each is made anew when it is next asked for. */
  expiredTags: z.array(z.string()).max(10_000),
  /** Tags of pages that were taken down or moved: not even an outage shows them again. */
  goneTags: z.array(z.string()).max(10_000),
  /** Whether to answer only when nothing that was begun before is still being made. */
  waitsForRenders: z.boolean(),
})

export type PublishMessage = z.infer<typeof publishMessageSchema>

export const publishAckSchema = z.object({
  /** Names the instance's record of what has expired: another one knows nothing of what was sent before. */
  cacheId: z.string(),
  /** The pages that visitors ask for most, as their tags. */
  mostVisited: z.array(z.string()),
})

export type PublishAck = z.infer<typeof publishAckSchema>

/** As what the worker visits pages. */
export const WORKER_AGENT = 'studio-worker'
