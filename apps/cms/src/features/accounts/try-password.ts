import { addressKey } from '@studio/shared/visitor/addresses'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/pool'
import type { User } from '../../payload-types'
import {
  clearAttempts,
  countAttempt,
  setMark,
  undoAttempt,
  hasMark,
} from '../../platform/rate-limits/attempts'
import { tooMany } from '../../platform/rate-limits/limit'
import { RATE_LIMITS } from '../../platform/rate-limits/rules'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { deriveKey, makeChallenge, proofRequired, spendProof } from '../../platform/spam/proof'
import { newestRegistration } from './registrations'
import { isPassword } from './secrets'
import { findUserByEmail, plainEmail } from './users'

interface Attempt {
  email: string
  password: string
  /** The visitor's IP address, or null if no trusted proxy has signed it. */
  address: string | null
  /** The solution of a puzzle, if an earlier response required one. */
  proof?: string | undefined
}

/**
 * The number of wrong passwords for one account from one unknown IP address after which solving a
 * puzzle is no longer sufficient.
 */
const MAX_FAILURES_UNKNOWN = 20
/**
 * The same limit for an IP address from which the owner has logged in. It is higher, so that
 * another person at the same address cannot lock the owner out.
 */
const MAX_FAILURES_KNOWN = 100

/**
 * Checks a login. Failed attempts for an account make further attempts from unknown IP addresses
 * more expensive, but never lock the owner out at an address from which they have logged in before.
 * Unknown email addresses are counted in the same way.
 *
 * @returns the account (or `unconfirmed`, see `checkPassword`), null for a wrong password or an
 * unknown email address, or an error response
 */
export async function tryPassword(
  req: PayloadRequest,
  { email, password, address, proof }: Attempt,
): Promise<User | 'unconfirmed' | null | Response> {
  const counters = countersOf(email, address)
  const refusal = await refusalOf(req, counters, proof)
  if (refusal) {
    await undoAttempts(req, counters)
    return refusal
  }
  const user = await checkPassword(req, email, password)
  if (!user || user === 'unconfirmed') return user
  await undoAttempts(req, counters)
  await clearAttempts(req, 'loginPair', counters.loginPair)
  await setMark(req, 'loginSuccess', counters.loginPair)
  return user
}

/** Called after a new password was set through the email address. */
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

/** Counts the attempt before it is made, so that concurrent attempts cannot exceed the limit. */
async function refusalOf(
  req: PayloadRequest,
  counters: Counters,
  proof: string | undefined,
): Promise<Response | null> {
  const isKnownAddress = await hasMark(req, 'loginSuccess', counters.loginPair)
  const [ofAddress, ofPair, ofAccount] = await Promise.all([
    countAttempt(req, 'loginAddress', counters.loginAddress),
    countAttempt(req, 'loginPair', counters.loginPair),
    countAttempt(req, 'loginAccount', counters.loginAccount),
  ])
  if (ofPair.count > (isKnownAddress ? MAX_FAILURES_KNOWN : MAX_FAILURES_UNKNOWN))
    return tooMany(ofPair.seconds)
  if (!isKnownAddress && ofAddress.count > RATE_LIMITS.loginAddress.points) {
    return tooMany(ofAddress.seconds)
  }
  const needsWork =
    ofPair.count > RATE_LIMITS.loginPair.points ||
    (!isKnownAddress && ofAccount.count > RATE_LIMITS.loginAccount.points)
  if (!needsWork) return null
  const key = deriveKey('login proof')
  if (proof && (await spendProof(poolOf(req.payload), key, proof))) return null
  return proofRequired(await makeChallenge(key, Date.now(), timesOf(ofAccount.count)))
}

/**
 * @returns the factor for the work of the puzzle: it doubles with every twenty failures, up to 4,
 * which a slow phone can still do
 */
function timesOf(failures: number): number {
  return 2 ** Math.min(2, Math.floor(failures / 20))
}

async function undoAttempts(req: PayloadRequest, counters: Counters): Promise<void> {
  await Promise.all(COUNTERS.map((name) => undoAttempt(req, name, counters[name])))
}

/**
 * Finds the account with this email address and password. A wrong password and an unknown address
 * get the same response after the same work.
 *
 * @returns null if there is none; `unconfirmed` if the password is that of the address's newest
 * registration, even if the address has an account, so that a login does not reveal accounts
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
