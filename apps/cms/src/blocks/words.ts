import { actions } from '../platform/fields/actions'
import { heading, intro } from '../platform/fields/common-fields'
import { BLOCK_GROUPS, type PageBlock } from './cards/groups'

export const callToAction: PageBlock = {
  slug: 'callToAction',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: { group: BLOCK_GROUPS.words },
  fields: [
    heading({ isRequired: true }),
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    actions(),
  ],
}

export const faq: PageBlock = {
  slug: 'faq',
  labels: { singular: 'Questions', plural: 'Questions' },
  admin: { group: BLOCK_GROUPS.words },
  fields: [
    heading(),
    intro(),
    {
      name: 'items',
      type: 'array',
      required: true,
      maxRows: 40,
      fields: [
        { name: 'question', type: 'text', localized: true, required: true, maxLength: 240 },
        { name: 'answer', type: 'richText', localized: true, required: true },
      ],
    },
  ],
}

export const richText: PageBlock = {
  slug: 'richText',
  admin: { group: BLOCK_GROUPS.words },
  fields: [heading(), { name: 'body', type: 'richText', localized: true, required: true }],
}

/**
 * Shows figures about the studio. The claims come from the site settings and depend on the
 * visitor's country.
 */
export const statBand: PageBlock = {
  slug: 'statBand',
  admin: { group: BLOCK_GROUPS.words },
  fields: [
    heading(),
    {
      name: 'stats',
      type: 'array',
      required: true,
      maxRows: 8,
      fields: [
        {
          name: 'claim',
          type: 'text',
          maxLength: 60,
          admin: {
            description:
              'Key of a claim in the site settings; one that is marked “Not shown” there leaves no figure. Or leave empty and write:',
          },
        },
        { name: 'value', type: 'text', localized: true, maxLength: 40 },
        { name: 'label', type: 'text', localized: true, maxLength: 120 },
      ],
    },
  ],
}

export const steps: PageBlock = {
  slug: 'steps',
  admin: { group: BLOCK_GROUPS.words },
  fields: [
    heading(),
    intro(),
    {
      name: 'steps',
      type: 'array',
      required: true,
      maxRows: 12,
      fields: [
        { name: 'title', type: 'text', localized: true, required: true, maxLength: 100 },
        { name: 'text', type: 'textarea', localized: true, required: true, maxLength: 600 },
      ],
    },
  ],
}

/** Shows the published testimonials of the visitor's country. */
export const testimonials: PageBlock = {
  slug: 'testimonials',
  admin: { group: BLOCK_GROUPS.lists },
  fields: [
    {
      ...heading(),
      admin: {
        description:
          'The block shows the published testimonials of the visitor’s country. Sample copy is not shown: while there is nothing else, the whole block is left out.',
      },
    },
  ],
}
