import { staffOrDue } from '../../platform/access/rules'
import { day } from '../../platform/fields/common-fields'
import { documentSlug } from '../document-slug'
import { readyLocales } from '../../platform/fields/page-settings'
import { sampleCopy } from '../sample-copy'
import { seoFields } from '../../platform/fields/seo'
import { redirectsOnRename } from '../redirects/redirect-renamed'
import { contentWithPages } from '../published-content'

/** Blog posts have no folder in their path: they are at `/<slug>`. */
export const posts = contentWithPages('posts', {
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  defaultSort: '-publishedOn',
  admin: {
    defaultColumns: ['title', 'publishedOn', 'isSample', '_status'],
    description: 'They appear on the blog, newest first, in its feed and at their own addresses.',
  },
  read: staffOrDue,
  hooks: redirectsOnRename({ collection: 'posts', field: 'slug' }),
  fields: [
    ...sampleCopy(),
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
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
              required: true,
              maxLength: 400,
              admin: {
                description: 'One or two sentences; also shown on the blog and in its feed.',
              },
            },
            { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
            { name: 'body', type: 'richText', localized: true, required: true },
          ],
        },
        { label: 'Search and sharing', fields: seoFields() },
      ],
    },
    documentSlug({ collection: 'posts', example: 'story-in-30-seconds' }),
    day({
      name: 'publishedOn',
      label: 'Date',
      isRequired: true,
      isToday: true,
      description:
        'Shown above the title. The newest post comes first. With a date in the future, visitors see a published post from that day on (midnight, UTC).',
    }),
    readyLocales(),
  ],
})
