import { z } from 'zod'

/**
 * The worker's message to `POST /api/publish` of each web instance, signed in the header
 * `x-publish-signature` (see `signature.ts`).
 */
export const publishMessageSchema = z.object({
  /** Cache tags of changed pages, which are rendered again on their next request. */
  expiredTags: z.array(z.string()).max(10_000),
  /** Tags of pages that were unpublished or moved. They are not shown even in an outage. */
  goneTags: z.array(z.string()).max(10_000),
  /** Whether to answer only after all renders that began before have ended. */
  waitsForRenders: z.boolean(),
})

export type PublishMessage = z.infer<typeof publishMessageSchema>

export const publishAckSchema = z.object({
  /**
   * Identifies the instance's record of expired tags. An instance with a new record lacks all
   * earlier messages.
   */
  cacheId: z.string(),
  mostVisited: z.array(z.string()),
})

export type PublishAck = z.infer<typeof publishAckSchema>

/** The user agent of the worker's visits to pages. */
export const WORKER_AGENT = 'studio-worker'
