import { z } from 'zod'
import { problemOf, type Problem } from './problem-of'

/** The provider has identified the account, which requires a second step. */
export const SECOND_STEP = 'secondStep'

const outcomeSchema = z.union([
  z.object({ entered: z.literal(true) }),
  z.object({
    entered: z.literal(false),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
])

/**
 * Parses the message of the provider's window.
 * @returns null for other messages
 */
export function readOutcome(
  data: unknown,
): 'entered' | 'new' | typeof SECOND_STEP | Problem | null {
  const outcome = outcomeSchema.safeParse(data)
  if (!outcome.success) return null
  if (outcome.data.entered) return 'entered'
  const { code, fields = {} } = outcome.data
  if (code === SECOND_STEP) return SECOND_STEP
  if ('accepts_terms' in fields) return 'new'
  const status = code === 'internal' || code === 'cmsUnavailable' ? 503 : 400
  return problemOf({ status, code, fields }, []) ?? 'providerRefused'
}
