import { z } from 'zod'

/**
 * Fields of every public form against spam. `website` is a honeypot, which people cannot see and
 * bots fill in. `form_token` is the signed time at which the form was opened. `proof` is a solved
 * proof of work, which is sent only after the answer `proofRequired`.
 */
export const spamGuardFields = {
  website: z.string().max(200).optional(),
  form_token: z.string().max(300).optional(),
  proof: z.string().max(2_000).optional(),
}

/** The key that identifies a submission, so that a double click or a retry is stored only once. */
export const idempotencyKeyField = z.uuid('wrongType')
