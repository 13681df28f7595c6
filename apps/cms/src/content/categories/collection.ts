import { blockList, pageBlocks } from '../../blocks/index'
import { COUNTRY_OPTIONS } from '../../platform/fields/countries'
import { headerTheme, readyLocales } from '../../platform/fields/page-settings'
import { seedKey } from '../../platform/fields/common-fields'
import { seoFields } from '../../platform/fields/seo'
import { redirectsOnRename } from '../redirects/redirect-renamed'
import { checkCategorySlug } from '../../platform/fields/video-rules'
import { freeCopy } from '../../platform/fields/free-copy'
import { publishedContent } from '../published-content'

/**
 * Reels and categories of videos. A category is a page that lists its videos. The path of a video
 * begins with the slug of its category.
 */
export const categories = publishedContent({
  slug: 'categories',
  labels: { singular: 'Category or reel', plural: 'Categories and reels' },
  admin: {
    useAsTitle: 'title',
    disableCopyToLocale: true,
    defaultColumns: ['title', 'slug', 'parent', 'isWorkFilter', 'order', '_status'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: 'order',
  hooks: redirectsOnRename({ collection: 'categories', field: 'slug', target: 'toCategory' }),
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 80 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            {
              name: 'lead',
              type: 'textarea',
              localized: true,
              maxLength: 400,
              admin: { description: 'One or two sentences below the title.' },
            },
            {
              name: 'leadVideo',
              label: 'Cover film',
              type: 'relationship',
              relationTo: 'videos',
              admin: {
                description:
                  'Shown large at the top of the page. If empty, the first film in the list.',
              },
            },
            {
              name: 'featured',
              label: 'Featured films',
              type: 'relationship',
              relationTo: 'videos',
              hasMany: true,
              maxRows: 60,
              admin: {
                isSortable: true,
                description:
                  'In this order. All other films of the category follow automatically, newest first.',
              },
            },
            { name: 'body', label: 'Introduction', type: 'richText', localized: true },
            {
              name: 'blocks',
              type: 'blocks',
              blocks: pageBlocks,
              maxRows: 20,
              admin: { ...blockList, description: 'Below the films.' },
            },
          ],
        },
        { label: 'Search and sharing', fields: seoFields() },
      ],
    },
    {
      name: 'slug',
      label: 'Path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [freeCopy] },
      admin: {
        position: 'sidebar',
        description:
          'The part of the address after the slash, for example beauty-reel; also the first part of its films’ paths. A page with the same path takes precedence.',
      },
      validate: checkCategorySlug,
    },
    {
      name: 'parent',
      label: 'Belongs to',
      type: 'select',
      required: true,
      options: [
        { value: 'animatics', label: 'Animatics' },
        { value: 'animation', label: 'Animation' },
        { value: 'reels', label: 'Reels' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'isWorkFilter',
      label: 'In the filter of the work page',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
    {
      name: 'countries',
      type: 'select',
      hasMany: true,
      options: COUNTRY_OPTIONS,
      admin: { position: 'sidebar', description: 'None means everywhere.' },
    },
    readyLocales(),
    headerTheme(),
    seedKey(),
  ],
})
