import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { day } from '../../platform/fields/common-fields'
import { documentSlug } from '../document-slug'
import { employment, jobPlace, jobTest, jobText } from './fields'
import { headerTheme, readyLocales } from '../../platform/fields/page-settings'
import { seoFields } from '../../platform/fields/seo'
import { redirectsOnRename } from '../redirects/redirect-renamed'
import { contentWithPages } from '../published-content'

const undated = z.object({ _status: z.literal('published'), postedOn: z.null().optional() })

/**
 * Search engines require the date of a job: the day of its first publication, unless an editor has
 * set one.
 */
const dateFirstPublishing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const merged: unknown = { ...(originalDoc as object | undefined), ...data }
  if (!undated.safeParse(merged).success) return data
  return { ...data, postedOn: `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z` }
}

const renaming = redirectsOnRename({ collection: 'jobs', field: 'slug' })

/** Open positions, at `/careers/<slug>`. */
export const jobs = contentWithPages('jobs', {
  labels: { singular: 'Job', plural: 'Jobs' },
  admin: {
    defaultColumns: ['title', 'location', 'closesOn', '_status'],
    description: 'Open positions. When a job is filled, unpublish it; its address is then gone.',
  },
  hooks: { ...renaming, beforeChange: [dateFirstPublishing, ...renaming.beforeChange] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            { name: 'summary', type: 'textarea', localized: true, required: true, maxLength: 400 },
            { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
            jobText('about', 'About the position'),
            jobText('tasks', 'What you will do'),
            jobText('profile', 'What you bring'),
            jobText('offer', 'What we offer'),
          ],
        },
        { label: 'Test', fields: [jobTest()] },
        { label: 'Location and terms', fields: [...employment(), ...jobPlace()] },
        { label: 'Search and sharing', fields: seoFields() },
      ],
    },
    documentSlug({ collection: 'jobs', example: '3d-generalist' }),
    day({
      name: 'postedOn',
      label: 'Posted on',
      description: 'Filled in automatically when the job is first published.',
    }),
    day({
      name: 'closesOn',
      label: 'Apply by',
      description: 'Optional. Search engines stop showing the job after this day.',
    }),
    headerTheme(),
    readyLocales(),
  ],
})
