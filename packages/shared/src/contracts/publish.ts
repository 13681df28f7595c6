import { z } from 'zod'

/**
 * What the worker posts to `POST /api/publish` of each web instance, signed in
 * the header `x-publish-signature` (see `signature.ts`).
 */
export const publishMessageSchema = z.object({
  /** Cache tags whose pages are stale. */
  tags: z.array(z.string()).min(1).max(10_000),
  /** Tags whose pages must not be shown once more: taken down or moved. */
  expiredTags: z.array(z.string()).max(10_000),
})

export type PublishMessage = z.infer<typeof publishMessageSchema>

/** The instance's answer; another `bootId` than before means that it forgot what was stale. */
export const publishAckSchema = z.object({ bootId: z.string() })

export type PublishAck = z.infer<typeof publishAckSchema>

/** The `<meta>` in which each page carries its view model's `readAt`. */
export const READ_AT_META = 'content-read-at'

/** As what the worker visits pages; visitors' pages are made before its. */
export const WORKER_AGENT = 'studio-worker'
