import { asciiUrl } from '@studio/shared/contracts/addresses'
import { isPagePath } from '@studio/shared/paths'
import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody, staffOrSite } from '../../platform/access/rules'
import {
  checkWebAddress,
  isOldPath,
  typedOldPath,
  typedPath,
} from '../../platform/fields/check-addresses'
import { followRedirects } from './follow-redirects'
import { takingDown } from '../../editor/publishing/admin/taking-down'
import { freeCopy } from '../../platform/fields/free-copy'

interface Targets {
  toPage?: unknown
  toCategory?: unknown
  toVideo?: unknown
  toPath?: unknown
}

/**
 * Converts the target of a redirect to ASCII, because it is sent in an HTTP header and headers
 * allow only ASCII.
 */
function asciiTarget(value: unknown): unknown {
  return typeof value === 'string' ? asciiUrl(value.trim()) : value
}

/** Old paths. Renaming a published document creates a redirect automatically. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'toPage', 'toPath', 'toUrl'],
    group: 'Content',
    components: { edit: { ...takingDown } },
  },
  access: {
    create: editorsOnly,
    read: staffOrSite,
    update: editorsOnly,
    delete: editorsOnly,
    // The collection has no versions, and Payload would crash looking for them.
    readVersions: nobody,
  },
  hooks: { beforeChange: [followRedirects] },
  fields: [
    {
      name: 'from',
      label: 'Old path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        description:
          'Without the language and without a leading slash, for example 3d-reel or über-uns.html. Query strings are passed on to the target.',
      },
      hooks: { beforeValidate: [({ value }) => typedOldPath(value)], beforeDuplicate: [freeCopy] },
      validate: (value: unknown) =>
        isOldPath(value) ||
        'Write the path of an old address, such as old-page or service/old-page.html, without a question mark. Addresses of accounts and those of the site itself are taken.',
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
      admin: { description: 'For anything that isn’t a page, such as a job: careers/animator.' },
      hooks: { beforeValidate: [({ value }) => typedPath(value)] },
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && isPagePath(value)) ||
        'Write a path such as careers/animator, without a slash in front.',
    },
    {
      name: 'toUrl',
      label: 'Or to this web address',
      type: 'text',
      hooks: { beforeValidate: [({ value }) => asciiTarget(value)] },
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
