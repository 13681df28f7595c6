import type { Contact } from '@studio/shared/contracts/common'
import { type Country, COUNTRY_OF_LOCALE, DEFAULT_COUNTRY } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { SiteSetting } from '../../payload-types'

export function contactFor(settings: SiteSetting, country: Country): Omit<Contact, 'home'> {
  const { contacts } = settings
  const entry =
    contacts.find((contact) => contact.country === country) ??
    contacts.find((contact) => contact.country === DEFAULT_COUNTRY) ??
    contacts[0]
  if (!entry) throw new Error('The site settings have no contact.')
  return { ...numberOf(entry), email: entry.email, address: entry.address ?? null }
}

/**
 * The contact on a page. It depends on the visitor's country, and its phone number also on the
 * page's language.
 */
export function contactOfPage(
  settings: SiteSetting,
  { country, locale }: { country: Country; locale: Locale },
): Contact {
  const contact = contactFor(settings, country)
  const entry = settings.contacts.find((one) => one.country === COUNTRY_OF_LOCALE[locale])
  const isOther = entry && entry.country !== country && entry.phone !== contact.phone
  return { ...contact, home: isOther ? { country: entry.country, ...numberOf(entry) } : null }
}

function numberOf({ phone }: SiteSetting['contacts'][number]) {
  // The zero in `+49 (0)30` is only for calls within the country.
  return { phone, phoneHref: `tel:${phone.replaceAll(/\(0\)|[^\d+]/g, '')}` }
}

/** The line on tax. It has no substitute, because no country's line is true for another one. */
export function vatNoteFor({ contacts }: SiteSetting, country: Country): string | null {
  return contacts.find((contact) => contact.country === country)?.vatNote?.trim() || null
}

/** The slug of the contact page, which has a subpage for each city. */
export const CONTACT_PAGE = 'contact'
