import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { editorsOnly } from '../access/editors-only'
import { staffOnly } from '../access/staff-only'
import { staffOrSite } from '../access/staff-or-site'
import { translatorsAndEditors } from '../access/translators-and-editors'
import { env } from '../env'
import { seedKey } from '../fields/seed-key'
import { whereUsed } from '../fields/where-used'

/** A part of the media folder, so that one back-up has both. */
export const DOWNLOADS_DIR = path.join(env.MEDIA_DIR, 'downloads')

/** Files that visitors keep, such as the tests of open positions. */
export const downloads: CollectionConfig = {
  slug: 'downloads',
  labels: { singular: 'File to download', plural: 'Files to download' },
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    description: 'ZIP and PDF files. They are open to whoever knows their address.',
  },
  access: {
    create: editorsOnly,
    read: staffOrSite,
    update: translatorsAndEditors,
    delete: editorsOnly,
    readVersions: staffOnly,
  },
  upload: {
    staticDir: DOWNLOADS_DIR,
    mimeTypes: ['application/zip', 'application/pdf'],
    pasteURL: false,
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    seedKey(),
    whereUsed(),
  ],
}
