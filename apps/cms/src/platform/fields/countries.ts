import type { Country } from '@studio/shared/countries'
import type { SelectField } from 'payload'

const NAMES: Record<Country, string> = {
  us: 'United States (default)',
  uk: 'United Kingdom',
  gr: 'Germany',
}

export const COUNTRY_OPTIONS = Object.entries(NAMES).map(([value, label]) => ({ value, label }))

export function countries(): SelectField {
  return {
    name: 'countries',
    type: 'select',
    hasMany: true,
    options: COUNTRY_OPTIONS,
    admin: { description: 'Empty: everywhere.' },
  }
}
