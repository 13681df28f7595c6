import { z } from 'zod'

export const conflictSchema = z.object({
  list: z.number(),
  /** The list's title; empty if the list is gone. */
  title: z.string(),
  /** `changed`: saved since it was read. `open`: somebody is editing it. `gone`: deleted. */
  reason: z.enum(['changed', 'open', 'gone']),
  /** Name or email address; null if no account saved it. */
  by: z.string().nullable(),
  /** ISO 8601. */
  at: z.string().nullable(),
})

/** A list that somebody else has changed, deleted, or is changing. */
export type Conflict = z.infer<typeof conflictSchema>
