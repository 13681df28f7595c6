import { addressKey } from '@studio/shared/visitor/addresses'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../database/pool'
import type { User } from '../payload-types'
import {
  clearAttempts,
  countAttempt,
  note,
  takeBackAttempt,
  wasNoted,
} from '../rate-limits/attempts'
import { tooMany } from '../rate-limits/limit'
import { RATE_LIMITS } from '../rate-limits/rules'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { deriveKey, makeChallenge, proofRequired, spendProof } from '../spam/proof'
import { newestRegistration } from './registrations'
import { isPassword } from './secrets'
import { findUserByEmail, plainEmail } from './users'

interface Attempt {
  email: string
  password: string
  /** Of the visitor; null where nobody whom we believe said it. */
  address: string | null
  /** The solution of a puzzle, where an earlier answer asked for one. */
  proof?: string | undefined
}

/** Wrong passwords from one address at one account, after which work is no longer enough. */
const MOST_OF_STRANGERS = 20
/**
 * Of an address from which the owner has logged in: somebody beside them must not keep them out.
 */
const MOST_AT_HOME = 100

/**
 * The account (or `unconfirmed`, see `checkPassword`), null for a wrong password or an unknown
 * e-mail address, or a refusal. What strangers try
 * at an account makes it dearer for strangers to try on; it never keeps its owner out where they
 * have logged in before. All that is counted is counted alike for e-mail addresses that nobody has.
 */
export async function tryPassword(
  req: PayloadRequest,
  { email, password, address, proof }: Attempt,
): Promise<User | 'unconfirmed' | null | Response> {
  const counters = countersOf(email, address)
  const refusal = await refusalOf(req, counters, proof)
  if (refusal) {
    await takeBack(req, counters)
    return refusal
  }
  const user = await checkPassword(req, email, password)
  if (!user || user === 'unconfirmed') return user
  await takeBack(req, counters)
  await clearAttempts(req, 'loginPair', counters.loginPair)
  await note(req, 'loginSuccess', counters.loginPair)
  return user
}

/** Whoever has just set a new password by their e-mail address begins anew. */
export async function clearFailures(req: PayloadRequest, email: string): Promise<void> {
  await clearAttempts(req, 'loginAccount', plainEmail(email))
}

const COUNTERS = ['loginAddress', 'loginPair', 'loginAccount'] as const

type Counters = Record<(typeof COUNTERS)[number], string>

function countersOf(email: string, address: string | null): Counters {
  const loginAccount = plainEmail(email)
  const loginAddress = addressKey(address ?? 'direct')
  return { loginAddress, loginAccount, loginPair: `${loginAddress} ${loginAccount}` }
}

/** Counts the attempt before it is made, so that many at once do not slip through. */
async function refusalOf(
  req: PayloadRequest,
  counters: Counters,
  proof: string | undefined,
): Promise<Response | null> {
  const isAtHome = await wasNoted(req, 'loginSuccess', counters.loginPair)
  const [ofAddress, ofPair, ofAccount] = await Promise.all([
    countAttempt(req, 'loginAddress', counters.loginAddress),
    countAttempt(req, 'loginPair', counters.loginPair),
    countAttempt(req, 'loginAccount', counters.loginAccount),
  ])
  if (ofPair.count > (isAtHome ? MOST_AT_HOME : MOST_OF_STRANGERS)) return tooMany(ofPair.seconds)
  if (!isAtHome && ofAddress.count > RATE_LIMITS.loginAddress.points) {
    return tooMany(ofAddress.seconds)
  }
  const needsWork =
    ofPair.count > RATE_LIMITS.loginPair.points ||
    (!isAtHome && ofAccount.count > RATE_LIMITS.loginAccount.points)
  if (!needsWork) return null
  const key = deriveKey('login proof')
  if (proof && (await spendProof(poolOf(req.payload), key, proof))) return null
  return proofRequired(await makeChallenge(key, Date.now(), timesOf(ofAccount.count)))
}

/**
 * How much dearer: twice with every twenty failures, up to four times; a slow phone can do that.
 */
function timesOf(failures: number): number {
  return 2 ** Math.min(2, Math.floor(failures / 20))
}

async function takeBack(req: PayloadRequest, counters: Counters): Promise<void> {
  await Promise.all(COUNTERS.map((name) => takeBackAttempt(req, name, counters[name])))
}

/**
 * The account of this e-mail address and password, or null. A wrong password and an unknown e-mail
 * address look the same and take the same work. `unconfirmed`: the password of the e-mail address's
 * newest registration, also where there is an account: whoever has registered it learns nothing by
 * logging in.
 */
async function checkPassword(
  req: PayloadRequest,
  email: string,
  password: string,
): Promise<User | 'unconfirmed' | null> {
  const user = await findUserByEmail(req, email)
  const isRight = await isPassword(password, user)
  const isRegistered = await isPassword(password, await newestRegistration(req, email))
  if (user && isRight) return user
  if (isRegistered) return 'unconfirmed'
  await recordSecurityEvent(req, { kind: 'login-failed', account: user, email })
  return null
}
