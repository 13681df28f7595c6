import { z } from 'zod'

/**
 * What every open form sends besides its fields. The first is a field that people
 * do not see and programs fill in; the second says when the form was opened,
 * signed by the CMS; the third is worked out only when a first answer asked for it.
 */
export const spamGuardFields = {
  website: z.string().max(200).optional(),
  form_token: z.string().max(300).optional(),
  proof: z.string().max(2_000).optional(),
}

/** Names one attempt of one visitor, so that a double click is one inquiry. */
export const idempotencyKeyField = z.uuid('wrongType')
