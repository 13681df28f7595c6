import { proofChallengeSchema, receiptSchema } from '@studio/shared/api/forms'
import { apiErrorSchema } from '@studio/shared/contracts/common'
import { z } from 'zod'

export type Challenge = z.infer<typeof proofChallengeSchema>

/** What came of sending a form. */
export type Outcome =
  | { kind: 'done'; reference: string | null }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'proof'; challenge: Challenge | null }
  | { kind: 'tooMany' }
  | { kind: 'linkExpired' }
  /** The key stands for other words already. */
  | { kind: 'mismatch' }
  | { kind: 'refused' }
  /** No answer, or one that says nothing: whether it arrived is not known. */
  | { kind: 'down' }

/** Beside the code the answer carries the puzzle. */
const challengeSchema = z.object({ error: z.object({ proof: proofChallengeSchema }) })

/** Reads the API's answer; whatever cannot be read counts as none. */
export async function readOutcome(response: Response): Promise<Outcome> {
  if (response.status === 204) return { kind: 'done', reference: null }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const receipt = receiptSchema.safeParse(answer)
    return receipt.success ? { kind: 'done', ...receipt.data } : { kind: 'down' }
  }
  const failure = apiErrorSchema.safeParse(answer)
  if (response.status >= 500 || !failure.success) return { kind: 'down' }
  const { code, fields } = failure.data.error
  switch (code) {
    case 'invalidFields':
    case 'invalidBody':
      return fields ? { kind: 'fields', fields } : { kind: 'refused' }
    case 'proofRequired':
      return { kind: 'proof', challenge: challengeOf(answer) }
    case 'tooManyRequests':
      return { kind: 'tooMany' }
    case 'linkExpired':
      return { kind: 'linkExpired' }
    case 'idempotencyMismatch':
      return { kind: 'mismatch' }
    default:
      return { kind: 'refused' }
  }
}

function challengeOf(answer: unknown): Challenge | null {
  return challengeSchema.safeParse(answer).data?.error.proof ?? null
}
