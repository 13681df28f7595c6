import type { CollectionConfig } from 'payload'
import {
  editorsOnly,
  nobody,
  staffOrSite,
  translatorsAndEditors,
} from '../../platform/access/rules'
import { seedKey, whereUsed } from '../../platform/fields/common-fields'
import { takingDown } from '../../editor/publishing/admin/taking-down'
import { DOWNLOADS_DIR } from '../../platform/uploads/folders'
import { lockFileName } from '../../platform/uploads/lock-file-name'
import { refuseOnFullDisk } from '../../platform/uploads/refuse-on-full-disk'
import { keepingReplacedFiles } from '../../editor/media/replaced-files/replaced-files'

/** Files for visitors to download, such as the tests of open positions. */
export const downloads: CollectionConfig = keepingReplacedFiles(DOWNLOADS_DIR, {
  slug: 'downloads',
  labels: { singular: 'File to download', plural: 'Files to download' },
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    components: { edit: { ...takingDown } },
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    description: 'ZIP and PDF files. Anyone who knows their address can open them.',
  },
  // Documents are deleted one by one, after a dialog has listed where each is shown.
  disableBulkDelete: true,
  access: {
    create: editorsOnly,
    read: staffOrSite,
    update: translatorsAndEditors,
    delete: editorsOnly,
    // The collection has no versions, and Payload would crash looking for them.
    readVersions: nobody,
  },
  upload: {
    staticDir: DOWNLOADS_DIR,
    mimeTypes: ['application/zip', 'application/pdf'],
    pasteURL: false,
  },
  hooks: { beforeOperation: [refuseOnFullDisk(DOWNLOADS_DIR), lockFileName] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    seedKey(),
    whereUsed(),
  ],
})
