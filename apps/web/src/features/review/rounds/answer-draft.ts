import { VERDICTS } from '@studio/shared/review/verdicts'
import { z } from 'zod'
import { createPersistedStore, type BrowserStorage } from '@/lib/persisted-store'

/** Null without a draft. */
const draftSchema = z
  .object({ verdict: z.enum(VERDICTS).nullable(), comment: z.string() })
  .nullable()

export type AnswerDraft = NonNullable<z.infer<typeof draftSchema>>

/** An unsent answer survives closing the panel and reloading the page. */
export function openAnswerDraft(keeper: BrowserStorage, roundId: string) {
  return createPersistedStore(keeper, `review answer ${roundId}`, draftSchema, null)
}
