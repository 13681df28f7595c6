import { caseFacts, caseResult, caseText } from './fields'
import { documentSlug } from '../document-slug'
import { headerTheme, readyLocales } from '../../platform/fields/page-settings'
import { sampleCopy } from '../sample-copy'
import { seoFields } from '../../platform/fields/seo'
import { redirectsOnRename } from '../redirects/redirect-renamed'
import { contentWithPages } from '../published-content'

/** Case studies have pages at `/case-studies/…`, and their results at `/results/…`. */
export const caseStudies = contentWithPages('case-studies', {
  labels: { singular: 'Case study', plural: 'Case studies' },
  defaultSort: 'position',
  admin: {
    defaultColumns: ['title', 'client', 'hasResult', 'isSample', '_status'],
    description: 'A study can have a second page about its results.',
  },
  hooks: redirectsOnRename({ collection: 'case-studies', field: 'slug' }),
  fields: [
    ...sampleCopy(),
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    {
      name: 'client',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      admin: { description: 'Who it was for, or who it is about. Shown above the title.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Study',
          fields: [
            { name: 'lead', type: 'textarea', localized: true, required: true, maxLength: 500 },
            caseFacts(),
            {
              name: 'pictures',
              type: 'upload',
              relationTo: 'media',
              hasMany: true,
              maxRows: 6,
              admin: { description: 'Three look best. The first one opens the page.' },
            },
            caseText('challenge'),
            caseText('approach'),
            caseText('outcome'),
          ],
        },
        { label: 'Result', fields: caseResult() },
        { label: 'Search and sharing', fields: seoFields() },
      ],
    },
    documentSlug({ collection: 'case-studies', example: 'a-coastal-development' }),
    {
      name: 'position',
      type: 'number',
      defaultValue: 100,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Its position in the list: the lowest comes first.',
      },
    },
    headerTheme(),
    readyLocales(),
  ],
})
