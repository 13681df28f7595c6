import { isPagePath } from '@studio/shared/paths'
import type { ArrayField } from 'payload'
import { COUNTRY_OPTIONS } from '../../platform/fields/countries'

/** Cities with a contact page of their own: `contact/<city>`. */
export const cities: ArrayField = {
  name: 'cities',
  type: 'array',
  maxRows: 40,
  labels: { singular: 'City', plural: 'Cities' },
  admin: {
    description:
      'Each city has its own address below the contact page, for example contact/miami, with the phone number and email address of its country.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'slug',
          label: 'Address',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'Lowercase letters and hyphens, for example miami.' },
          validate: checkCitySlug,
        },
        { name: 'name', type: 'text', localized: true, required: true, maxLength: 60 },
        { name: 'country', type: 'select', required: true, options: COUNTRY_OPTIONS },
      ],
    },
    {
      name: 'address',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { description: 'If empty, the one in the country’s contact.' },
    },
    {
      name: 'seoDescription',
      label: 'Description in search results',
      type: 'textarea',
      localized: true,
      maxLength: 200,
      admin: { description: 'The two lines in search results.' },
    },
  ],
}

interface Siblings {
  data: { cities?: { slug?: string }[] | null }
}

export function checkCitySlug(value: unknown, { data }: Siblings): true | string {
  const isSlug = typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && isPagePath(value)
  if (!isSlug) return 'Write lowercase letters and single hyphens, for example new-york.'
  const isTwice = (data.cities ?? []).filter(({ slug }) => slug === value).length > 1
  return !isTwice || 'Another city has this address already.'
}
