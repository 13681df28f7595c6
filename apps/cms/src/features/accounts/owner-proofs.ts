import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/in-transaction'
import { queueMail } from '../../platform/mail/queue-mail'
import type { User } from '../../payload-types'
import { limit } from '../../platform/rate-limits/limit'
import { dropLinks, issueLink, takeLink } from './links'
import { isPassword } from './secrets'
import { takeAppCode } from './second-factor/app-factor'
import { newRecoveryCode, plainRecoveryCode } from './second-factor/recovery-codes'
import { consumeRecoveryCode } from './second-factor/consume-recovery-code'

/**
 * Checks what only the account's owner has: the password, or, for owners who log in without one, a
 * code of the authenticator app, a recovery code or a mailed code. Each code is valid once.
 */
export async function provesOwner(
  req: PayloadRequest,
  account: User,
  typed: string,
): Promise<boolean> {
  if (await isPassword(typed, account)) return true
  if (await takeAppCode(req, account.id, typed)) return true
  if (await takeMailedCode(req, account, typed)) return true
  return consumeRecoveryCode(req, account, typed)
}

/**
 * Mails a code to the account's owner and invalidates older ones.
 *
 * @returns null, or the error response after too many codes
 */
export async function mailCode(req: PayloadRequest, account: User): Promise<Response | null> {
  const refusal = await limit(req, 'mailLink', [`code ${account.id}`])
  if (refusal) return refusal
  const code = newRecoveryCode()
  await inTransaction(req, async () => {
    await dropLinks(req, 'confirmIdentity', account.id)
    const secret = secretOf(account, code)
    await issueLink(req, 'confirmIdentity', { userId: account.id, email: account.email, secret })
    await queueMail(req, {
      to: account.email,
      template: 'confirmationCode',
      locale: toLocale(account.locale),
      data: { name: account.name ?? '', code },
    })
  })
  return null
}

async function takeMailedCode(req: PayloadRequest, account: User, typed: string): Promise<boolean> {
  const code = plainRecoveryCode(typed)
  if (!code) return false
  const taken = await takeLink(req, 'confirmIdentity', secretOf(account, code))
  return taken?.email === account.email
}

/** The secret contains the account, so that nobody can use up the code of another person. */
function secretOf({ id }: User, code: string): string {
  return `${id} ${plainRecoveryCode(code)}`
}
