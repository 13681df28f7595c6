import { z } from 'zod'

/**
 * The worker's message to `POST /api/publish` of each web instance. Its signature is in the header
 * `x-publish-signature`: see `signature.ts`.
 */
export const publishMessageSchema = z.object({
  /** Cache tags of changed pages. These pages are rendered again on their next request. */
  expiredTags: z.array(z.string()).max(10_000),
  /**
   * Tags of pages that were unpublished or moved. Their cached versions are not shown even in an
   * outage.
   */
  goneTags: z.array(z.string()).max(10_000),
  /** Whether the answer is sent only after all renders that had already begun have ended. */
  waitsForRenders: z.boolean(),
})

export type PublishMessage = z.infer<typeof publishMessageSchema>

export const publishAckSchema = z.object({
  /**
   * Identifies the instance's record of expired tags. An instance whose record is new lacks all
   * earlier messages.
   */
  cacheId: z.string(),
  mostVisited: z.array(z.string()),
})

export type PublishAck = z.infer<typeof publishAckSchema>

/** The user agent with which the worker requests pages. */
export const WORKER_AGENT = 'studio-worker'
