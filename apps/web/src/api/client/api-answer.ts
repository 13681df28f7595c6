import { apiErrorSchema } from '@studio/shared/contracts/common'
import { proofChallengeSchema } from '@studio/shared/api/forms'
import { z } from 'zod'

export type Challenge = z.infer<typeof proofChallengeSchema>

/** A failed call, with the details that its answer contains. */
export interface ApiFailure {
  isDone: false
  /** The HTTP status, or 0 if there was no answer. */
  status: number
  code: string
  fields: Record<string, string>
  /** The proof of work that a `proofRequired` error asks for, otherwise null. */
  proof: Challenge | null
}

export type ApiAnswer<Value> = { isDone: true; value: Value } | ApiFailure

export const NO_ANSWER: ApiFailure = {
  isDone: false,
  status: 0,
  code: 'offline',
  fields: {},
  proof: null,
}

const proofSchema = z.object({ error: z.object({ proof: proofChallengeSchema }) })

/**
 * Validates an answer by its contract. An answer that cannot be read counts as a failure of the
 * server.
 */
export async function readAnswer<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<ApiAnswer<z.output<Schema>>> {
  const body: unknown =
    response.status === 204 ? null : await response.json().catch(() => undefined)
  if (response.ok) {
    const value = schema.safeParse(body)
    return value.success
      ? { isDone: true, value: value.data }
      : { ...NO_ANSWER, status: 502, code: 'internal' }
  }
  const failure = apiErrorSchema.safeParse(body)
  const { code = 'internal', fields = {} } = failure.data?.error ?? {}
  const proof = proofSchema.safeParse(body).data?.error.proof ?? null
  return { isDone: false, status: response.status, code, fields, proof }
}
