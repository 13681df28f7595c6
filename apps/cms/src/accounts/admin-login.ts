import {
  addDataAndFileToRequest,
  AuthenticationError,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { isStaff } from '../access/roles'
import { localeOf } from '../api/locale-of'
import { spokenError } from '../api/spoken-error'
import { limit } from '../rate-limits/limit'
import type { RateLimitName } from '../rate-limits/rules'
import { checkPassword } from './check-password'
import { inEvenTime } from './even-time'
import { sendResetLink } from './send-reset-link'

/**
 * Payload's own two, made careful: they tell by their answer, or by how long they take,
 * whether a mailbox has an account, and would log clients in to the admin's API.
 */
export const adminLoginEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: logIn },
  { path: '/forgot-password', method: 'post', handler: sendLink },
]

async function logIn(req: PayloadRequest): Promise<Response> {
  const { email, password } = await readText(req)
  await refuseTooMany(req, 'login', email)
  return inEvenTime(async () => {
    const user = await checkPassword(req, email, password)
    if (!isStaff(user)) throw new AuthenticationError(req.t)
    const data = { email, password }
    const result = await req.payload.login({ collection: 'users', data, depth: 0, req })
    const { token } = result
    if (!token) throw new AuthenticationError(req.t)
    const { cookiePrefix } = req.payload.config
    const { auth: collectionAuthConfig } = req.payload.collections.users.config
    const cookie = generatePayloadCookie({ collectionAuthConfig, cookiePrefix, token })
    const body = { message: req.t('authentication:passed'), ...result }
    return Response.json(body, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })
  })
}

/** The link leads to the website, where staff set a new password as clients do. */
async function sendLink(req: PayloadRequest): Promise<Response> {
  const { email } = await readText(req)
  await refuseTooMany(req, 'mailLink', email)
  return inEvenTime(async () => {
    await sendResetLink(req, email, localeOf(req.headers))
    return Response.json({ message: req.t('general:success') })
  })
}

async function readText(req: PayloadRequest): Promise<{ email: string; password: string }> {
  await addDataAndFileToRequest(req)
  const asText = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : '')
  const { email, password } = req.data ?? {}
  return { email: asText(email), password: asText(password) }
}

/** In the shape that Payload's forms show. */
async function refuseTooMany(req: PayloadRequest, name: RateLimitName, email: string) {
  if (await limit(req, name, [email])) {
    throw spokenError('Too many attempts. Please wait a few minutes.', 429)
  }
}
