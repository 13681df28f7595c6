import { VERDICTS } from '@studio/shared/review/verdicts'
import { z } from 'zod'
import { keep, type Keeper } from '../notes/kept'

/** Null where nothing has been begun. */
const draftSchema = z
  .object({ verdict: z.enum(VERDICTS).nullable(), comment: z.string() })
  .nullable()

export type AnswerDraft = NonNullable<z.infer<typeof draftSchema>>

/** An answer that has not been sent outlives the panel and the page. */
export function openAnswerDraft(keeper: Keeper, roundId: string) {
  return keep(keeper, `review answer ${roundId}`, draftSchema, null)
}
