import { COUNTRIES } from '@studio/shared/countries'
import type { ArrayField } from 'payload'
import { COUNTRY_OPTIONS } from '../fields/countries'

/** Contact data by country. Countries without an entry use the default country's. */
export const contacts: ArrayField = {
  name: 'contacts',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: COUNTRIES.length,
  fields: [
    { name: 'country', type: 'select', required: true, options: COUNTRY_OPTIONS },
    {
      name: 'phone',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\+[\d\s().-]{6,24}$/.test(value)) ||
        'Write the number with its country code, for example +1 305 555 0142.',
    },
    { name: 'email', type: 'email', required: true },
    { name: 'address', type: 'text', localized: true, maxLength: 200 },
  ],
}
