import { toLocale } from '@studio/shared/locales'
import { undoPath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../../platform/mail/queue-mail'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { endAllSessions } from '../sessions/end-sessions'
import { issueLink } from '../links'
import { siteAddress } from '../site-address'
import { dropFactors, factorsOf, isOn } from './factors'
import { replaceRecoveryCodes } from './recovery-codes'
import { isRequired } from './studio-settings'

type FactorMail = 'secondFactorChanged' | 'secondFactorOff'

/** Notifies the owner by mail, in case another person has made the change. */
export async function notifyOwner(
  req: PayloadRequest,
  user: User,
  template: FactorMail,
): Promise<void> {
  const locale = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template,
    locale,
    data: { name: user.name ?? '', link: siteAddress(locale, 'settings/two-step') },
  })
}

/**
 * Called after an app or a passkey was added. If it is the first second factor, recovery codes are
 * created and all other sessions end, because these may have needed only the password.
 *
 * @param wasOn true if the account had a second factor before
 * @returns the codes, which are shown once, or null if the account already has codes
 */
export async function factorAdded(
  req: PayloadRequest,
  user: User,
  { what, wasOn, session }: { what: 'app' | 'passkey'; wasOn: boolean; session: number },
): Promise<string[] | null> {
  await recordSecurityEvent(req, { kind: 'second-factor-added', account: user, details: what })
  if (wasOn) {
    await notifyOwner(req, user, 'secondFactorChanged')
    return null
  }
  await notifyOfFirstFactor(req, user)
  await endAllSessions(req, user.id, { session })
  return makeRecoveryCodes(req, user)
}

/**
 * A second factor of an attacker would lock the owner out, so the mail has a link to recover the
 * account.
 */
async function notifyOfFirstFactor(req: PayloadRequest, user: User): Promise<void> {
  const locale = toLocale(user.locale)
  const id = await issueLink(req, 'undoEmail', {
    userId: user.id,
    email: user.email,
    details: { changedAt: new Date().toISOString() },
  })
  await queueMail(req, {
    to: user.email,
    template: 'secondFactorOn',
    locale,
    data: { name: user.name ?? '', link: siteAddress(locale, undoPath(id)) },
  })
}

/** Creates new recovery codes and deletes all older ones. */
export async function makeRecoveryCodes(req: PayloadRequest, user: User): Promise<string[]> {
  await recordSecurityEvent(req, { kind: 'recovery-codes-made', account: user })
  return replaceRecoveryCodes(req, user.id)
}

/** Called after a factor was removed. The recovery codes are deleted with the last one. */
export async function factorRemoved(req: PayloadRequest, user: User): Promise<void> {
  await recordSecurityEvent(req, { kind: 'second-factor-removed', account: user })
  if (isOn(await factorsOf(req, user.id))) {
    await notifyOwner(req, user, 'secondFactorChanged')
    return
  }
  await dropFactors(req, user.id)
  await notifyOwner(req, user, 'secondFactorOff')
}

/**
 * @returns true if the studio requires a second factor and this removal would leave the account
 * without one
 */
export async function isNeeded(
  req: PayloadRequest,
  user: User,
  { left }: { left: number },
): Promise<boolean> {
  return left === 0 && (await isRequired(req, user))
}
