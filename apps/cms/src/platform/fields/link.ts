import { STORYBOARDS_PATHS } from '@studio/shared/dialog-links'
import { readVideoLink } from '@studio/shared/video-link'
import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import { TOPICS } from '@studio/shared/inquiry/topics'
import type { Field } from 'payload'
import { checkAnchor, checkSitePath, checkWebAddress, typedPath } from './check-addresses'

export type LinkType =
  'none' | 'page' | 'path' | 'url' | 'email' | 'phone' | 'storyboards' | 'video'

const isType =
  (...types: LinkType[]) =>
  (_: unknown, sibling: { type?: unknown }) =>
    types.some((type) => type === sibling.type)

interface Siblings {
  siblingData: { type?: unknown; film?: unknown; filmUrl?: unknown }
}

/**
 * Fields for a video that opens in a dialog over the page: a clip of the media library, or a video
 * on Vimeo or YouTube.
 */
export const videoLinkFields: Field[] = [
  {
    name: 'film',
    label: 'Clip',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { equals: 'video/mp4' } },
    admin: { condition: isType('video'), description: 'A clip of the media library (MP4).' },
  },
  {
    name: 'filmUrl',
    label: 'Or its address on Vimeo or YouTube',
    type: 'text',
    maxLength: 300,
    admin: {
      condition: isType('video'),
      description: 'Used where no clip is chosen. In some countries visitors are asked first.',
    },
    validate: (value: unknown, { siblingData }: Siblings) => {
      if (siblingData.type !== 'video') return true
      if (typeof value === 'string' && value !== '') {
        return readVideoLink(value) !== null || 'Write the address of one film on Vimeo or YouTube.'
      }
      return Boolean(siblingData.film) || 'Choose a clip, or write the address of a film.'
    },
  },
]

interface Sibling {
  type?: unknown
}

const TYPES: { value: LinkType; label: string }[] = [
  { value: 'page', label: 'A page' },
  { value: 'path', label: 'Another path of this site' },
  { value: 'url', label: 'Another site' },
  { value: 'email', label: 'Email address of the country' },
  { value: 'phone', label: 'Phone number of the country' },
  { value: 'storyboards', label: 'The storyboards site' },
  { value: 'video', label: 'A film over the page' },
]

const NOWHERE: (typeof TYPES)[number] = { value: 'none', label: 'Nowhere' }

/**
 * Only links in blocks have this field. Blocks are stored as JSON, so a new topic needs no
 * migration.
 */
const topicField: Field = {
  name: 'topic',
  label: 'Asks about',
  type: 'select',
  options: TOPICS.map((value) => ({ value, label: TOPIC_NAMES.en[value] })),
  admin: {
    condition: isType('page'),
    description:
      'For links to the contact page: what its form opens with. Empty: what this page is about, if it is about one of these.',
  },
}

/**
 * Fields for a link to a page of this site, to another site, to a video that opens over the page,
 * or to the email address or phone number for the visitor's country. An optional link may have no
 * target.
 */
export function link({ isOptional = false, hasTopic = false } = {}): Field {
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
            hooks: { beforeValidate: [({ value }) => typedPath(value)] },
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
      ...(hasTopic ? [topicField] : []),
      ...videoLinkFields,
    ],
  }
}
