import { setOfAddress } from '@studio/shared/set-link'
import type { ArrayField, Field, TextFieldSingleValidation } from 'payload'
import { heading, intro } from '../platform/fields/common-fields'
import { BLOCK_GROUPS, type PageBlock } from './cards/groups'

const KEY = /^[a-z0-9-]{1,60}$/

/** Links and drafts store this key, so it must not change after the block is published. */
const keyOf: TextFieldSingleValidation = (value) =>
  (value && KEY.test(value)) || 'Lowercase letters, digits and hyphens, such as “loft-evening”.'

const linkOfSet: TextFieldSingleValidation = (value) =>
  !value ||
  setOfAddress(value) !== null ||
  'This is not a link to a set. Compose one with the tool, then copy the link under “Share”.'

/** The tool in which visitors compose a set from their own pictures and the studio's pictures. */
export const virtualSet: PageBlock = {
  slug: 'virtualSet',
  labels: { singular: 'Virtual set tool', plural: 'Virtual set tools' },
  admin: { group: BLOCK_GROUPS.tools },
  fields: [
    heading({ isRequired: true }),
    intro(),
    { name: 'buttonLabel', type: 'text', localized: true, required: true, maxLength: 60 },
    {
      name: 'poster',
      label: 'Picture of the example',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { like: 'image/' } },
      admin: {
        description: 'A set as the tool saves it. Visitors see it until they open the tool.',
      },
    },
    {
      name: 'exampleLink',
      label: 'Link to the example',
      type: 'text',
      maxLength: 3000,
      validate: linkOfSet,
      admin: {
        description: 'The tool’s link to the same set. The tool opens with it.',
      },
    },
    parts({ name: 'backgrounds', singular: 'Background', plural: 'Backgrounds' }),
    parts({
      name: 'people',
      singular: 'Person',
      plural: 'People',
      further: [
        {
          name: 'isOnGreen',
          label: 'Shot on green screen',
          type: 'checkbox',
          defaultValue: false,
          admin: {
            description: 'The tool removes the green. Leave unchecked for transparent pictures.',
          },
        },
        {
          type: 'row',
          admin: { condition: (_, person: { isOnGreen?: boolean }) => person.isOnGreen === true },
          fields: [
            percent({ name: 'tolerance', label: 'Tolerance', defaultValue: 50 }),
            percent({ name: 'spill', label: 'Spill', defaultValue: 75 }),
            percent({ name: 'edge', label: 'Edge', defaultValue: 20 }),
          ],
        },
      ],
    }),
  ],
}

interface PartsOptions {
  name: 'backgrounds' | 'people'
  singular: string
  plural: string
  further?: Field[]
}

function parts({ name, singular, plural, further = [] }: PartsOptions): ArrayField {
  return {
    name,
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: 24,
    labels: { singular, plural },
    fields: [
      {
        name: 'key',
        type: 'text',
        required: true,
        validate: keyOf,
        admin: { description: 'Shared links use this key; changing it breaks existing links.' },
      },
      { name: 'name', type: 'text', localized: true, required: true, maxLength: 40 },
      {
        name: 'media',
        label: 'Picture',
        type: 'upload',
        relationTo: 'media',
        required: true,
        filterOptions: { mimeType: { like: 'image/' } },
      },
      ...further,
    ],
  }
}

interface PercentOptions {
  name: string
  label: string
  defaultValue: number
}

function percent({ name, label, defaultValue }: PercentOptions): Field {
  return { name, label, type: 'number', min: 0, max: 100, defaultValue, admin: { width: '33%' } }
}
