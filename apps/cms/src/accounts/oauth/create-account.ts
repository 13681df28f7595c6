import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types'
import { plainEmail } from '../find-user'
import { newSecret } from '../secrets'

export interface Consent {
  /** When the person confirmed to be 18 and accepted the terms; empty if not. */
  at: string
  locale: Locale
}

/** Nobody knows its password; a link in a mail sets one. */
export async function createAccount(
  req: PayloadRequest,
  { name, email }: { name: string; email: string },
  { at, locale }: Consent,
): Promise<User> {
  return req.payload.create({
    collection: 'users',
    data: {
      email: plainEmail(email),
      name: name.slice(0, 120),
      password: newSecret(),
      roles: ['client'],
      locale,
      verifiedAt: new Date().toISOString(),
      consents: { adultAt: at, termsAt: at },
    },
    depth: 0,
    req,
  })
}
