import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { endAllSessions } from './end-sessions'
import { KEEPS_SESSIONS } from './end-sessions-of-changed-password'
import { dropLinks } from './links'
import { siteAddress } from './site-address'

interface Circumstances {
  /** The session from which it is changed, which goes on. */
  session?: number
  /** It was changed by a link in a mail: the mailbox is theirs. */
  isMailboxProven?: boolean
}

/** Whoever else was logged in is out, links for another password end, and the mailbox is told. */
export async function changePassword(
  req: PayloadRequest,
  user: User,
  password: string,
  { session, isMailboxProven = false }: Circumstances,
): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: {
      password,
      loginAttempts: 0,
      lockUntil: null,
      ...(isMailboxProven && !user.verifiedAt && { verifiedAt: new Date().toISOString() }),
    },
    depth: 0,
    req,
    // The hook for changes in the admin would end the session in use as well.
    context: KEEPS_SESSIONS,
  })
  await endAllSessions(req, user.id, { session })
  await dropLinks(req, 'resetPassword', user.id)
  const locale = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'passwordChanged',
    locale,
    data: { name: user.name ?? '', link: siteAddress(locale, 'password/reset') },
  })
}
