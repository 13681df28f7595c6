import { callNamed } from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { answer } from '../api/respond'
import { endpoint } from '../api/endpoint'
import { poolOf } from '../database/pool'
import { limit } from '../rate-limits/limit'
import type { RateLimitName } from '../rate-limits/rules'
import { makeFormToken, readFormToken } from './form-token'
import { deriveKey, makeChallenge, proofRequired, spendProof } from './proof'
import { countLinks, findSpamSigns, needsProof, type SpamSign } from './spam-score'

interface Guarded {
  website?: string | undefined
  form_token?: string | undefined
  proof?: string | undefined
}

interface Options {
  /** Everything that the visitor wrote freely. */
  text?: string
  limitName: RateLimitName
  /** Whom the attempts are counted for: IP address, account, e-mail address. */
  keys: (string | null)[]
}

export interface Verdict {
  /** Filled in by a program for certain: take it in silence, and send nothing. */
  isSpam: boolean
  signs: SpamSign[]
}

/**
 * What stands before every open form, without a third party: how often somebody may
 * send, a field that only programs fill in, the time that filling in took, and a
 * puzzle for whoever looks like a program. Answers with a refusal or a verdict.
 */
export async function guardForm(
  req: PayloadRequest,
  given: Guarded,
  { text = '', limitName, keys }: Options,
): Promise<Response | Verdict> {
  const refusal = await limit(req, limitName, keys)
  if (refusal) return refusal
  const isBurst = (await limit(req, 'formBurst', keys.slice(0, 1))) !== null
  const signs = findSpamSigns({
    filledTrap: Boolean(given.website),
    token: tokenOf(given.form_token),
    links: countLinks(text),
    isBurst,
  })
  if (signs.includes('trap')) return { isSpam: true, signs }
  if (!needsProof(signs)) return { isSpam: false, signs }
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

const call = callNamed('openForm')

/** For the form that a visitor has just opened. */
export const openForm = endpoint(call, () =>
  answer(call, { form_token: makeFormToken(deriveKey('form token'), Date.now()) }),
)
