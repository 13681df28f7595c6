import type { SelectField } from 'payload'
import { COUNTRY_OPTIONS } from './country-options'

/** Where an entry of a menu is shown. */
export function countries(): SelectField {
  return {
    name: 'countries',
    type: 'select',
    hasMany: true,
    options: COUNTRY_OPTIONS,
    admin: { description: 'Empty: everywhere.' },
  }
}
