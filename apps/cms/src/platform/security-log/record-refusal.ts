import type { AfterErrorHook, PayloadRequest } from 'payload'
import { limit } from '../rate-limits/limit'
import { recordSecurityEvent } from './record-security-event'

/**
 * Records a forbidden call of a logged-in account. Anonymous callers are skipped, because there are
 * too many.
 */
export async function recordRefusal(req: PayloadRequest): Promise<void> {
  if (!req.user) return
  try {
    // The limit makes sure that a program that calls in a loop cannot fill the log.
    if (await limit(req, 'refusals', [`refused ${req.user.id}`])) return
  } catch {
    // If the limit cannot be checked, the event is recorded.
  }
  const details = `${req.method} ${req.pathname}`
  await recordSecurityEvent(req, { kind: 'access-refused', details })
}

/** Records refusals by Payload's own API and admin. */
export const recordRefusedRequest: AfterErrorHook = async ({ error, req }) => {
  if ((error as { status?: number }).status === 403) await recordRefusal(req)
}
