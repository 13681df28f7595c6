import { STORYBOARDS_PATHS } from '@studio/shared/dialog-links'
import type { Field } from 'payload'
import { filmLinkFields } from './film-link-fields'
import { isType, type LinkType } from './is-type'
import { checkAnchor, checkSitePath } from './site-path'
import { checkWebAddress } from './web-address'

interface Sibling {
  type?: unknown
}

const TYPES: { value: LinkType; label: string }[] = [
  { value: 'page', label: 'A page' },
  { value: 'path', label: 'Another path of this site' },
  { value: 'url', label: 'Another site' },
  { value: 'email', label: 'E-mail of the country' },
  { value: 'phone', label: 'Phone of the country' },
  { value: 'storyboards', label: 'The storyboards site' },
  { value: 'video', label: 'A film over the page' },
]

const NOWHERE: (typeof TYPES)[number] = { value: 'none', label: 'Nowhere' }

/**
 * Where a link leads: on this site, to another site, to a film over the page, or to
 * the e-mail or phone of the visitor's country; an optional one may lead nowhere.
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
            defaultValue: isOptional ? NOWHERE.value : 'page',
            options: isOptional ? [NOWHERE, ...TYPES] : TYPES,
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
            label: 'Web address',
            type: 'text',
            admin: { width: '60%', condition: isType('url') },
            validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
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
      ...filmLinkFields,
    ],
  }
}
