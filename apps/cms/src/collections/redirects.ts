import { isPagePath } from '@studio/shared/paths'
import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody, staffOrSite } from '../access/rules'
import { checkWebAddress, isFreePath } from '../fields/check-addresses'
import { refuseRedirectLoops } from '../publishing/refuse-redirect-loops'

interface Targets {
  toPage?: unknown
  toCategory?: unknown
  toVideo?: unknown
  toPath?: unknown
}

/** Old addresses. One is made by itself when something published gets another address. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'toPage', 'toPath', 'toUrl'],
    group: 'Content',
  },
  access: {
    create: editorsOnly,
    read: staffOrSite,
    update: editorsOnly,
    delete: editorsOnly,
    // It has no versions, and Payload would fail looking for one.
    readVersions: nobody,
  },
  hooks: { beforeChange: [refuseRedirectLoops] },
  fields: [
    {
      name: 'from',
      label: 'Old path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'Without language and without a slash in front, for example 3d-reel.' },
      validate: (value: unknown) =>
        isFreePath(value) ||
        'Write a path such as old-page or service/old-page: letters, digits and single hyphens.',
    },
    { name: 'toPage', label: 'To this page', type: 'relationship', relationTo: 'pages' },
    {
      name: 'toCategory',
      label: 'Or to this category',
      type: 'relationship',
      relationTo: 'categories',
    },
    { name: 'toVideo', label: 'Or to this film', type: 'relationship', relationTo: 'videos' },
    {
      name: 'toPath',
      label: 'Or to this path',
      type: 'text',
      index: true,
      admin: { description: 'For what is no page, such as a blog post: careers/animator.' },
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && isPagePath(value)) ||
        'Write a path such as careers/animator, without a slash in front.',
    },
    {
      name: 'toUrl',
      label: 'Or to this web address',
      type: 'text',
      validate: (value: unknown, { siblingData }: { siblingData: Targets }) => {
        if (value) return checkWebAddress(value)
        const { toPage, toCategory, toVideo, toPath } = siblingData
        const isSomewhere = [toPage, toCategory, toVideo, toPath].some(Boolean)
        return isSomewhere || 'Choose a page, or write a path or a web address.'
      },
    },
    {
      name: 'isPermanent',
      label: 'Permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Search engines move their entry to the new address.' },
    },
  ],
}
