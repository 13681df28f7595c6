import type { Field } from 'payload'
import { checkWebAddress } from './web-address'

type LinkType = 'page' | 'url' | 'email' | 'phone'

const isType = (type: LinkType) => (_: unknown, sibling: { type?: unknown }) =>
  sibling.type === type

/** Where a link leads: a page, another site, or the e-mail or phone of the visitor's country. */
export function link(): Field {
  return {
    name: 'link',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'type',
            type: 'select',
            required: true,
            defaultValue: 'page',
            options: [
              { value: 'page', label: 'A page' },
              { value: 'url', label: 'Another site' },
              { value: 'email', label: 'E-mail of the country' },
              { value: 'phone', label: 'Phone of the country' },
            ],
            admin: { width: '40%' },
          },
          {
            name: 'page',
            type: 'relationship',
            relationTo: 'pages',
            admin: { width: '60%', condition: isType('page') },
            validate: (value: unknown, { siblingData }: { siblingData: { type?: unknown } }) =>
              siblingData.type !== 'page' || Boolean(value) || 'Choose the page.',
          },
          {
            name: 'url',
            label: 'Address',
            type: 'text',
            admin: { width: '60%', condition: isType('url') },
            validate: (value: unknown, { siblingData }: { siblingData: { type?: unknown } }) =>
              siblingData.type === 'url' ? checkWebAddress(value) : true,
          },
        ],
      },
    ],
  }
}
