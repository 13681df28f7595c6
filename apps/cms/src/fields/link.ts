import { STORYBOARDS_PATHS } from '@studio/shared/storyboards'
import type { Field } from 'payload'
import { filmLinkFields } from './film-link-fields'
import { isType } from './is-type'
import { checkWebAddress } from './web-address'

export type LinkType = 'page' | 'url' | 'email' | 'phone' | 'storyboards' | 'video'

const TYPES: { value: LinkType; label: string }[] = [
  { value: 'page', label: 'A page' },
  { value: 'url', label: 'Another site' },
  { value: 'email', label: 'E-mail of the country' },
  { value: 'phone', label: 'Phone of the country' },
  { value: 'storyboards', label: 'The storyboards site' },
  { value: 'video', label: 'A film over the page' },
]

/** Where a link leads: a page, another site, a film, or the e-mail or phone of the visitor's country. */
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
            options: TYPES,
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
          {
            name: 'part',
            label: 'Part of the site',
            type: 'select',
            options: [...STORYBOARDS_PATHS],
            admin: {
              width: '60%',
              condition: isType('storyboards'),
              description: 'Empty: its home page. Visitors are asked before they leave.',
            },
          },
        ],
      },
      ...filmLinkFields,
    ],
  }
}
