import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { findUserByEmail } from './find-user'
import { isPassword } from './is-password'
import { newestRegistration } from './registrations'

/**
 * The account of this e-mail address and password, or null. A wrong password and an unknown e-mail
 * address look the same and take the same work. `unconfirmed`: the password of the e-mail address's
 * newest registration, also where there is an account: whoever has registered it learns nothing by
 * logging in.
 */
export async function checkPassword(
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
