import { LOCALES } from '@studio/shared/locales'
import { GUIDE_MOODS, type GuideMood } from '@studio/shared/contracts/picture-blocks'
import type { ArrayField } from 'payload'
import { actions } from '../platform/fields/actions'
import { film } from '../platform/fields/video-file'
import { priceReference } from '../platform/fields/price-reference'
import { heading, intro } from '../platform/fields/common-fields'
import { LANGUAGE_OPTIONS } from '../platform/localization'
import { BLOCK_GROUPS, type PageBlock } from './cards/groups'

export const gallery: PageBlock = {
  slug: 'gallery',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  admin: { group: BLOCK_GROUPS.pictures },
  fields: [
    heading({ isRequired: true }),
    intro(),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'grid',
      options: [
        { value: 'grid', label: 'All at once, the first one large' },
        { value: 'strip', label: 'Side by side, to scroll through' },
      ],
    },
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      labels: { singular: 'Picture', plural: 'Pictures' },
      fields: [
        { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
        { name: 'caption', type: 'text', localized: true, maxLength: 160 },
      ],
    },
  ],
}

export const hero: PageBlock = {
  slug: 'hero',
  admin: { group: BLOCK_GROUPS.openings },
  fields: [
    { name: 'eyebrow', type: 'text', localized: true, maxLength: 80 },
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'lead', type: 'textarea', localized: true, maxLength: 500 },
    { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
    actions(),
    priceReference({ label: 'Price shown' }),
  ],
}

export const mediaText: PageBlock = {
  slug: 'mediaText',
  admin: { group: BLOCK_GROUPS.words },
  fields: [
    heading(),
    { name: 'body', type: 'richText', localized: true, required: true },
    { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
    {
      // A localized field would not work: pictures would fall back like texts, so a picture for
      // Arabic alone would also appear on English pages.
      name: 'localMedia',
      label: 'Pictures for specific languages',
      type: 'array',
      maxRows: LOCALES.length,
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: { description: 'For pictures that contain words, such as screenshots.' },
      fields: [
        {
          name: 'locale',
          label: 'Language',
          type: 'select',
          required: true,
          options: LANGUAGE_OPTIONS,
        },
        { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
      ],
    },
    {
      name: 'mediaSide',
      label: 'Picture position',
      type: 'select',
      required: true,
      defaultValue: 'end',
      options: [
        { value: 'start', label: 'Before the text, in reading direction' },
        { value: 'end', label: 'After the text' },
      ],
    },
    actions(),
  ],
}

export const opening: PageBlock = {
  slug: 'opening',
  labels: { singular: 'Opening film', plural: 'Opening films' },
  admin: { group: BLOCK_GROUPS.openings },
  fields: [
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'screen',
      options: [
        { value: 'screen', label: 'The film fills the screen, with the studio’s name over it' },
        { value: 'sheet', label: 'The film is framed, with the title and its timecode beside it' },
      ],
    },
    film({
      name: 'film',
      label: 'Film',
      description: 'Loops without sound. Its poster is what visitors see first.',
      isRequired: true,
    }),
    film({
      name: 'smallFilm',
      label: 'Film for small screens',
      description: 'Upright, 3:4. Without it, phones show the film above.',
    }),
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'lead', type: 'textarea', localized: true, maxLength: 500 },
    actions(),
  ],
}

export const panorama: PageBlock = {
  slug: 'panorama',
  labels: { singular: '360° picture', plural: '360° pictures' },
  admin: { group: BLOCK_GROUPS.pictures },
  fields: [
    heading({ isRequired: true }),
    intro(),
    {
      name: 'media',
      label: '360° picture or clip',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: 'Equirectangular: all around, twice as wide as it is high.' },
    },
    {
      name: 'poster',
      label: 'Picture until the visitor looks around',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { like: 'image/' } },
      admin: { description: 'A flat view of it. If empty, its center is shown.' },
    },
    {
      name: 'yaw',
      label: 'Starting direction',
      type: 'number',
      defaultValue: 0,
      min: -180,
      max: 180,
      admin: { description: 'Degrees to the right of the center; negative is to the left.' },
    },
  ],
}

export const reviewDemo: PageBlock = {
  slug: 'reviewDemo',
  labels: { singular: 'Review room', plural: 'Review rooms' },
  admin: { group: BLOCK_GROUPS.tools },
  fields: [
    heading({ isRequired: true }),
    intro(),
    { name: 'buttonLabel', type: 'text', localized: true, required: true, maxLength: 60 },
    stageClips({
      singular: 'Version',
      plural: 'Versions',
      description:
        'Clips of one shot, earliest stage first. Example notes come with the library’s waterfront shot; other shots start without notes.',
    }),
  ],
}

const MOOD_LABELS: Record<GuideMood, string> = {
  idle: 'Waiting',
  listening: 'Listening, while somebody is typing',
  thinking: 'Thinking',
  talking: 'Talking',
}

export const guide: PageBlock = {
  slug: 'guide',
  labels: { singular: 'Guide', plural: 'Guides' },
  admin: { group: BLOCK_GROUPS.tools },
  fields: [
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'band',
      options: [
        { value: 'band', label: 'A part of the page' },
        { value: 'button', label: 'A small button at the corner of the screen' },
      ],
      admin: { description: 'The small button needs neither heading nor intro.' },
    },
    heading(),
    intro(),
    { name: 'buttonLabel', type: 'text', localized: true, required: true, maxLength: 60 },
    {
      name: 'suggestions',
      type: 'array',
      maxRows: 4,
      labels: { singular: 'Question', plural: 'Questions to start with' },
      fields: [{ name: 'text', type: 'text', localized: true, required: true, maxLength: 120 }],
    },
    {
      name: 'clips',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: GUIDE_MOODS.length,
      labels: { singular: 'Loop', plural: 'Loops' },
      admin: {
        description:
          'The character in each of its moods. The loops must have the same camera and the same length; the waiting one is required.',
      },
      fields: [
        {
          name: 'mood',
          type: 'select',
          required: true,
          options: GUIDE_MOODS.map((value) => ({ value, label: MOOD_LABELS[value] })),
        },
        { name: 'media', label: 'Clip', type: 'upload', relationTo: 'media', required: true },
      ],
    },
  ],
}

export const stages: PageBlock = {
  slug: 'stages',
  labels: { singular: 'Shot in stages', plural: 'Shots in stages' },
  admin: { group: BLOCK_GROUPS.pictures },
  fields: [
    heading({ isRequired: true }),
    intro(),
    stageClips({
      singular: 'Stage',
      plural: 'Stages',
      description:
        'In the order of production. The clips must have the same camera and the same length.',
    }),
  ],
}

interface ClipsOptions {
  singular: string
  plural: string
  description: string
}

function stageClips({ singular, plural, description }: ClipsOptions): ArrayField {
  return {
    name: 'clips',
    type: 'array',
    required: true,
    minRows: 2,
    maxRows: 4,
    labels: { singular, plural },
    admin: { description },
    fields: [
      film({
        name: 'media',
        label: 'Clip',
        description: 'On the page it has the name of its stage in the library.',
        isRequired: true,
        only: { stage: { exists: true } },
      }),
    ],
  }
}
