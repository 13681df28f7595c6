import * as calls from '@studio/shared/api/calls'
import { countLinks } from '@studio/shared/requests/count-links'
import type { PayloadRequest } from 'payload'
import { answer } from '../lib/respond'
import { endpoint } from '../api/endpoint'
import { poolOf } from '../database/pool'
import { limit } from '../rate-limits/limit'
import type { RateLimitName } from '../rate-limits/rules'
import { makeFormToken, readFormToken } from './form-token'
import { deriveKey, makeChallenge, proofRequired, spendProof } from './proof'
import { findSpamSigns, needsProof, type SpamSign } from './spam-score'

interface Guarded {
  website?: string | undefined
  form_token?: string | undefined
  proof?: string | undefined
}

interface Options {
  /** All text that the visitor has entered freely. */
  text?: string
  limitName: RateLimitName
  /** The keys of the rate limit: IP address, account and email address. */
  keys: (string | null)[]
  /** The email address that gets a mail. A visitor who sends many to it has to solve a puzzle. */
  recipient?: string
}

export interface Verdict {
  /**
   * True if the form was certainly sent by a bot. The caller then responds with success but sends
   * no mail.
   */
  isSpam: boolean
  signs: SpamSign[]
}

/**
 * Protects every public form without a third-party service: with a rate limit, a honeypot field,
 * the time since the form was opened, and a puzzle for suspicious senders.
 *
 * @returns an error response or a verdict
 */
export async function guardForm(
  req: PayloadRequest,
  given: Guarded,
  { text = '', limitName, keys, recipient }: Options,
): Promise<Response | Verdict> {
  const refusal = await limit(req, limitName, keys)
  if (refusal) return refusal
  const isBurst = (await limit(req, 'formBurst', keys.slice(0, 1))) !== null
  const isFlood = (await limit(req, 'mailRecipient', [recipient])) !== null
  const signs = findSpamSigns({
    filledTrap: Boolean(given.website),
    token: tokenOf(given.form_token),
    links: countLinks(text),
    isBurst,
  })
  if (signs.includes('trap')) return { isSpam: true, signs }
  if (!isFlood && !needsProof(signs)) return { isSpam: false, signs }
  const key = deriveKey('proof')
  if (given.proof && (await spendProof(poolOf(req.payload), key, given.proof))) {
    return { isSpam: false, signs }
  }
  return proofRequired(await makeChallenge(key, Date.now()))
}

function tokenOf(token: string | undefined): 'none' | 'forged' | { age: number } {
  if (!token) return 'none'
  const openedAt = readFormToken(deriveKey('form token'), token)
  return openedAt === null ? 'forged' : { age: Date.now() - openedAt }
}

const call = calls.openForm

export const openForm = endpoint(call, () =>
  answer(call, { form_token: makeFormToken(deriveKey('form token'), Date.now()) }),
)
