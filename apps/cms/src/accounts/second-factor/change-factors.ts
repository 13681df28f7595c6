import { toLocale } from '@studio/shared/locales'
import { undoPath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../mail/queue-mail'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { endAllSessions } from '../sessions/end-sessions'
import { issueLink } from '../links'
import { siteAddress } from '../site-address'
import { dropFactors, factorsOf, isOn } from './factors'
import { replaceRecoveryCodes } from './recovery-codes'
import { isRequired } from './studio-settings'

type FactorMail = 'secondFactorChanged' | 'secondFactorOff'

/** Tells the owner by mail: whoever did not do it themselves learns of it at once. */
export async function tellOwner(
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
 * After an app or a passkey was added. With the first one come recovery codes, and every other
 * browser has to log in anew: it may have known the password alone.
 *
 * @param wasOn whether there was a second step before
 * @returns the codes, to be shown this once; null where there are some already
 */
export async function factorAdded(
  req: PayloadRequest,
  user: User,
  { what, wasOn, session }: { what: 'app' | 'passkey'; wasOn: boolean; session: number },
): Promise<string[] | null> {
  await recordSecurityEvent(req, { kind: 'second-factor-added', account: user, details: what })
  if (wasOn) {
    await tellOwner(req, user, 'secondFactorChanged')
    return null
  }
  await tellOfFirst(req, user)
  await endAllSessions(req, user.id, { session })
  return makeRecoveryCodes(req, user)
}

/** Somebody else's would keep the owner out: a link in the mail can take the account back. */
async function tellOfFirst(req: PayloadRequest, user: User): Promise<void> {
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

/** Ten, in place of those from before. */
export async function makeRecoveryCodes(req: PayloadRequest, user: User): Promise<string[]> {
  await recordSecurityEvent(req, { kind: 'recovery-codes-made', account: user })
  return replaceRecoveryCodes(req, user.id)
}

/** After one was taken away; with the last one the recovery codes go too. */
export async function factorRemoved(req: PayloadRequest, user: User): Promise<void> {
  await recordSecurityEvent(req, { kind: 'second-factor-removed', account: user })
  if (isOn(await factorsOf(req, user.id))) {
    await tellOwner(req, user, 'secondFactorChanged')
    return
  }
  await dropFactors(req, user.id)
  await tellOwner(req, user, 'secondFactorOff')
}

/** Whether the studio would have none left from somebody it asks for one. */
export async function isNeeded(
  req: PayloadRequest,
  user: User,
  { left }: { left: number },
): Promise<boolean> {
  return left === 0 && (await isRequired(req, user))
}
