import type { AfterErrorHook, PayloadRequest } from 'payload'
import { limit } from '../rate-limits/limit'
import { recordSecurityEvent } from './record-security-event'

/** Somebody who is logged in asked for what they may not. Strangers who do are no event: there are too many. */
export async function recordRefusal(req: PayloadRequest): Promise<void> {
  if (!req.user) return
  try {
    // A program that asks in a loop does not fill the log.
    if (await limit(req, 'refusals', [`refused ${req.user.id}`])) return
  } catch {
    // Rather one too many than one too few.
  }
  const details = `${req.method} ${req.pathname}`
  await recordSecurityEvent(req, { kind: 'access-refused', details })
}

/** For what Payload's own API and its admin refuse. */
export const recordRefusedRequest: AfterErrorHook = async ({ error, req }) => {
  if ((error as { status?: number }).status === 403) await recordRefusal(req)
}
