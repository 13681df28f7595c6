import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { localeOf } from '../../platform/api/caller'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { translateMessage } from '../../platform/admin-language/translate-message'
import { publicError } from '../../platform/lib/respond'
import { inTransaction } from '../../platform/database/in-transaction'
import { env } from '../../platform/env'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { limit } from '../../platform/rate-limits/limit'
import { constantTimeResponse } from './constant-time-response'
import { findKeptForm } from './secrets'
import { lockAccount } from './users'
import { secondFactorWords } from './second-factor/admin/words'
import { hasSecondFactor } from './second-factor/factors'
import { lacksRequired } from './second-factor/studio-settings'
import { sendResetLink } from './send-links'
import { tryPassword } from './try-password'

/**
 * Replacements for two endpoints of Payload, whose responses and response times reveal whether an
 * email address has an account. Payload's login would also let clients into the admin's API.
 */
export const adminLoginEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: logIn },
  { path: '/forgot-password', method: 'post', handler: sendLink },
]

async function logIn(req: PayloadRequest): Promise<Response> {
  const { email, password, proof } = await readText(req)
  const address = addressOf(req)
  return constantTimeResponse(async () => {
    const user = await tryPassword(req, { email, password, proof, address })
    if (user instanceof Response) return spoken(req, user)
    if (!user || user === 'unconfirmed' || !isStaff(user)) throw new AuthenticationError(req.t)
    await refuseSecondStep(req, user)
    // Payload compares the email address and the password with the exact forms in which they are
    // stored.
    const data = { email: user.email, password: (await findKeptForm(password, user)) ?? password }
    const result = await inTransaction(req, async () => {
      await lockAccount(req, user.id)
      return req.payload.login({ collection: 'users', data, depth: 0, req })
    })
    const { token } = result
    if (!token) throw new AuthenticationError(req.t)
    const { cookiePrefix } = req.payload.config
    const { auth: collectionAuthConfig } = req.payload.collections.users.config
    const cookie = generatePayloadCookie({ collectionAuthConfig, cookiePrefix, token })
    const body = { message: req.t('authentication:passed'), ...result }
    return Response.json(body, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })
  })
}

/**
 * Refuses to log in users with a second factor. Only the website asks for it, and its admin link
 * leads back to the admin.
 */
async function refuseSecondStep(req: PayloadRequest, user: User): Promise<void> {
  if (await hasSecondFactor(req, user.id)) {
    await recordSecurityEvent(req, { kind: 'password-accepted', account: user, details: 'admin' })
    throw publicError(wordsIn(secondFactorWords, req.i18n).SECOND_STEP_TEXTS.isOn, 403)
  }
  if (await lacksRequired(req, user))
    throw publicError(wordsIn(secondFactorWords, req.i18n).SECOND_STEP_TEXTS.isMissing, 403)
}

/** Sends a link to the website, where staff reset their password like clients. */
async function sendLink(req: PayloadRequest): Promise<Response> {
  const { email } = await readText(req)
  const refusal = await limit(req, 'mailLink', [addressOf(req)])
  if (refusal) return spoken(req, refusal)
  // Only the website has a puzzle.
  const flood = await limit(req, 'mailRecipient', [email])
  if (flood) return spoken(req, flood, FLOOD)
  return constantTimeResponse(async () => {
    await sendResetLink(req, email, localeOf(req.headers))
    return Response.json({ message: req.t('general:success') })
  })
}

async function readText(req: PayloadRequest): Promise<Record<Typed, string>> {
  await addDataAndFileToRequest(req)
  const asText = (value: unknown) => (typeof value === 'string' ? value : '')
  const { email, password, proof } = req.data ?? {}
  // Postgres cannot compare an email address with a null character.
  const address = asText(email).replaceAll('\0', '')
  return { email: address, password: asText(password), proof: asText(proof) }
}

type Typed = 'email' | 'password' | 'proof'

function addressOf({ headers }: PayloadRequest): string {
  return readVisitor(headers.get(VISITOR_HEADER))?.address ?? 'direct'
}

const WORDS: Partial<Record<string, string>> = {
  tooManyRequests: 'Too many attempts. Please wait a few minutes.',
  proofRequired: `Too many wrong passwords were tried. Please log in at ${env.WEB_URL}/login, which checks your browser; “Admin” there brings you back here.`,
}

const FLOOD = `Too many links were sent to this address. Please ask for one at ${env.WEB_URL}/password/reset, which checks your browser.`

/** Converts an error response to the format that Payload's forms show. */
async function spoken(
  { i18n }: PayloadRequest,
  refusal: Response,
  words?: string,
): Promise<Response> {
  const { error } = z
    .object({ error: z.looseObject({ code: z.string() }) })
    .parse(await refusal.json())
  const { status, headers } = refusal
  const message = translateMessage(words ?? WORDS[error.code] ?? error.code, i18n.language)
  const errors = [{ message }]
  return Response.json({ errors, error }, { status, headers })
}
