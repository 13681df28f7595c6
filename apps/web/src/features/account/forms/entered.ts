import { accountSchema, secondStepMethodSchema } from '@studio/shared/api/account'
import { z } from 'zod'

/** What the browser learns about a login. Tokens, keys and challenges stay on the web server. */
export const enteredSchema = z.union([
  z.object({ user: accountSchema }),
  z.object({ secondStep: z.object({ methods: z.array(secondStepMethodSchema) }) }),
])
