import { film } from '../../platform/fields/video-file'
import { headerTheme, readyLocales } from '../../platform/fields/page-settings'
import { seedKey } from '../../platform/fields/common-fields'
import { seoFields } from '../../platform/fields/seo'
import { redirectsOnRename } from '../redirects/redirect-renamed'
import { checkEmbed } from '../../platform/fields/check-addresses'
import { checkVideoSlug } from '../../platform/fields/video-rules'
import { videoFacts } from './video-facts'
import { freeCopy } from '../../platform/fields/free-copy'
import { contentWithPages } from '../published-content'

/** The studio's videos. Each has a page at `<category>/<slug>`. */
export const videos = contentWithPages('videos', {
  labels: { singular: 'Film', plural: 'Films' },
  admin: {
    defaultColumns: ['title', 'category', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'subtitle'],
  },
  defaultSort: '-createdAt',
  hooks: redirectsOnRename({ collection: 'videos', field: 'path', target: 'toVideo' }),
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    {
      name: 'subtitle',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'What it is, in two or three words: Automotive · final film.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Film',
          fields: [
            film({
              name: 'film',
              description: 'A clip of the media library. Or give the address of a film below.',
            }),
            {
              name: 'embed',
              label: 'Film on Vimeo or YouTube',
              type: 'text',
              maxLength: 300,
              validate: checkEmbed,
              admin: {
                description:
                  'The address of the film’s page. It is played in place of the clip, and needs a poster.',
              },
            },
            {
              name: 'poster',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { mimeType: { like: 'image/' } },
              admin: {
                description: 'The picture of its tile and its page, instead of the clip’s own.',
              },
            },
            { name: 'details', type: 'richText', localized: true },
            ...videoFacts(),
            {
              name: 'similar',
              label: 'Similar work',
              type: 'relationship',
              relationTo: 'videos',
              hasMany: true,
              maxRows: 8,
              admin: {
                isSortable: true,
                description: 'If empty, the next films of its category.',
              },
            },
          ],
        },
        { label: 'Search and sharing', fields: seoFields() },
      ],
    },
    {
      name: 'slug',
      label: 'Path, last part',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [freeCopy] },
      admin: {
        position: 'sidebar',
        description: 'The part after the category’s path, for example causeway-last-light.',
      },
      validate: checkVideoSlug,
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Its path is the first part of the film’s. A film without one is under work/.',
      },
    },
    {
      name: 'furtherCategories',
      label: 'Also in',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'path',
      label: 'Whole path',
      type: 'text',
      index: true,
      // A database trigger sets the path; see the migration works_publishing.
      admin: { position: 'sidebar', readOnly: true, description: 'After publishing.' },
    },
    readyLocales(),
    headerTheme(),
    seedKey(),
  ],
})
