import { accountSchema, secondStepMethodSchema } from '@studio/shared/api/account'
import { z } from 'zod'

/**
 * What the browser learns of a login: the web keeps tokens, keys and challenges to itself, and tells
 * who it is, at most.
 */
export const enteredSchema = z.union([
  z.object({ user: accountSchema }),
  z.object({ secondStep: z.object({ methods: z.array(secondStepMethodSchema) }) }),
])
