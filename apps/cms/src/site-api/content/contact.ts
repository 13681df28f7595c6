import type { Contact } from '@studio/shared/contracts/common'
import { type Country, DEFAULT_COUNTRY } from '@studio/shared/countries'
import type { SiteSetting } from '../../payload-types'

export function contactFor(settings: SiteSetting, country: Country): Contact {
  const { contacts } = settings
  const entry =
    contacts.find((contact) => contact.country === country) ??
    contacts.find((contact) => contact.country === DEFAULT_COUNTRY) ??
    contacts[0]
  if (!entry) throw new Error('The site settings have no contact.')
  return {
    phone: entry.phone,
    phoneHref: `tel:${entry.phone.replace(/[^\d+]/g, '')}`,
    email: entry.email,
    address: entry.address ?? null,
  }
}

/** Slug of the page with one subpage per city. */
export const CONTACT_PAGE = 'contact'
