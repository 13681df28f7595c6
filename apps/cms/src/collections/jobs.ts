import type { CollectionConfig } from 'payload'
import { editorsOnly, staffOnly, staffOrPublished, translatorsAndEditors } from '../access/rules'
import { selfSaving } from '../editing/self-saving'
import { day } from '../fields/day'
import { documentSlug } from '../fields/document-slug'
import { employment, jobPlace, jobTest, jobText } from '../fields/job'
import { headerTheme, readyLocales } from '../fields/page-settings'
import { seoFields } from '../fields/seo'
import { whereUsed } from '../fields/where-used'
import { dateFirstPublishing } from '../hooks/date-first-publishing'
import { livePreview, sharing } from '../preview/live-preview'
import { takingDown } from '../publishing/admin/taking-down'
import { redirectsOnRename } from '../publishing/redirect-renamed'

const renaming = redirectsOnRename({ collection: 'jobs', field: 'slug' })

/** Open positions, at `/careers/its-address`. */
export const jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: 'Job', plural: 'Jobs' },
  admin: {
    useAsTitle: 'title',
    disableCopyToLocale: true,
    defaultColumns: ['title', 'location', 'closesOn', '_status'],
    description: 'Open positions. A job that is filled is unpublished; its address is then gone.',
    group: 'Content',
    components: { edit: { ...takingDown, ...sharing } },
    livePreview: livePreview('jobs'),
  },
  // Deleted one by one, so that each says first what notices it.
  disableBulkDelete: true,
  access: {
    create: editorsOnly,
    read: staffOrPublished,
    update: translatorsAndEditors,
    delete: editorsOnly,
    readVersions: staffOnly,
  },
  ...selfSaving(),
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
        { label: 'Place and terms', fields: [...employment(), ...jobPlace()] },
        { label: 'Search and sharing', fields: seoFields() },
      ],
    },
    documentSlug({ collection: 'jobs', example: '3d-generalist' }),
    day({
      name: 'postedOn',
      label: 'Posted on',
      description: 'Filled in by itself when the job is first published.',
    }),
    day({
      name: 'closesOn',
      label: 'Apply by',
      description: 'Optional. Search engines stop showing the job after this day.',
    }),
    headerTheme(),
    readyLocales(),
    whereUsed(),
  ],
}
