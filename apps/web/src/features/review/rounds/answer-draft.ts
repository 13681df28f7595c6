import { VERDICTS } from '@studio/shared/review/verdicts'
import { z } from 'zod'
import { keep, type Keeper } from '../notes/kept'

/** Null without a draft. */
const draftSchema = z
  .object({ verdict: z.enum(VERDICTS).nullable(), comment: z.string() })
  .nullable()

export type AnswerDraft = NonNullable<z.infer<typeof draftSchema>>

/** An unsent answer survives closing the panel and reloading the page. */
export function openAnswerDraft(keeper: Keeper, roundId: string) {
  return keep(keeper, `review answer ${roundId}`, draftSchema, null)
}
