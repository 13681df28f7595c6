import type { Field } from 'payload'
import { checkAnchor, checkSitePath } from './site-path'
import { checkWebAddress } from './web-address'

type LinkType = 'none' | 'page' | 'path' | 'url' | 'email' | 'phone'

interface Sibling {
  type?: unknown
}

const isType =
  (...types: LinkType[]) =>
  (_: unknown, { type }: Sibling) =>
    types.some((candidate) => candidate === type)

/**
 * Where a link leads: on this site, to another site, or to the e-mail or phone of
 * the visitor's country; an optional one may lead nowhere.
 */
export function link({ isOptional = false } = {}): Field {
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
            defaultValue: isOptional ? 'none' : 'page',
            options: [
              ...(isOptional ? [{ value: 'none', label: 'Nowhere' }] : []),
              { value: 'page', label: 'A page' },
              { value: 'path', label: 'Another address of this site' },
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
            validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
              siblingData.type !== 'page' || Boolean(value) || 'Choose the page.',
          },
          {
            name: 'path',
            label: 'Path',
            type: 'text',
            admin: {
              width: '60%',
              condition: isType('path'),
              description:
                'For reels, categories, posts, jobs and case studies. The link is left out while nothing is published there.',
            },
            validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
              siblingData.type === 'path' ? checkSitePath(value) : true,
          },
          {
            name: 'url',
            label: 'Address',
            type: 'text',
            admin: { width: '60%', condition: isType('url') },
            validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
              siblingData.type === 'url' ? checkWebAddress(value) : true,
          },
        ],
      },
      {
        name: 'anchor',
        label: 'Place on the page',
        type: 'text',
        admin: {
          condition: isType('page', 'path'),
          description: 'Optional: the name of a section, as after the # in an address.',
        },
        validate: checkAnchor,
      },
    ],
  }
}
