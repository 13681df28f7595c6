import { z } from 'zod'

export const conflictSchema = z.object({
  list: z.number(),
  /** The list's title; empty if the list is gone. */
  title: z.string(),
  /**
   * `changed`: somebody saved it since it was read. `open`: somebody is editing it. `gone`:
   * deleted.
   */
  reason: z.enum(['changed', 'open', 'gone']),
  /** The other person's name or email address; null if no account saved the list. */
  by: z.string().nullable(),
  /** The time of that save, or since when the list is open, in ISO 8601. */
  at: z.string().nullable(),
})

/** A list that cannot be changed, because somebody else changed, deleted or opened it. */
export type Conflict = z.infer<typeof conflictSchema>
