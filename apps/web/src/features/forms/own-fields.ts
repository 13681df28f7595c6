import { emailField } from '@studio/shared/contracts/fields'
import { toLocale, type Locale } from '@studio/shared/locales'
import { z } from 'zod'
import type { FallbackContact } from './types'

/** Fields for the server that handles forms without scripts. They are not sent to the API. */
export interface OwnFields {
  locale: Locale
  /** Path of the page with the form. */
  from: string
  /** The studio's contact, because the server may not be able to reach the CMS when it needs it. */
  reach: FallbackContact
}

const NAMES = {
  locale: '_locale',
  from: '_from',
  phone: '_phone',
  phoneHref: '_phoneHref',
  email: '_email',
} as const

export function ownFields({ locale, from, reach }: OwnFields): Record<string, string> {
  return {
    [NAMES.locale]: locale,
    [NAMES.from]: from,
    [NAMES.phone]: reach.phone,
    [NAMES.phoneHref]: reach.phoneHref,
    [NAMES.email]: reach.email,
  }
}

/**
 * Only the sender sees this contact, but it is part of the request and may be forged, so only safe
 * links are made from it.
 */
const reachSchema = z.object({
  phone: z.string().max(40),
  phoneHref: z.string().regex(/^tel:[+\d]{3,20}$/),
  email: emailField,
})

export function readOwnFields(
  data: FormData,
): Omit<OwnFields, 'reach'> & { reach: FallbackContact | null } {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const reach = reachSchema.safeParse({
    phone: text(NAMES.phone),
    phoneHref: text(NAMES.phoneHref),
    email: text(NAMES.email),
  })
  return {
    locale: toLocale(text(NAMES.locale)),
    from: text(NAMES.from),
    reach: reach.data ?? null,
  }
}
