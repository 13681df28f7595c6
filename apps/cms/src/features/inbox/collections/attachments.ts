import type { CollectionConfig } from 'payload'
import { readOnly } from '../../../platform/access/rules'
import { ATTACHMENTS_DIR } from '../../../platform/uploads/folders'
import { FILE_TYPES } from '../attachments'
import { refuseHugePictures } from '../../../platform/pictures/pixel-limit'

/** Files of messages in the inbox. Only editors and admins can read them, through the admin. */
export const attachments: CollectionConfig = {
  slug: 'attachments',
  labels: { singular: 'Attachment', plural: 'Attachments' },
  admin: { hidden: true, useAsTitle: 'originalName' },
  access: readOnly,
  upload: {
    staticDir: ATTACHMENTS_DIR,
    mimeTypes: [...FILE_TYPES],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    disableLocalStorage: false,
    // Files of unknown senders are always downloaded, never displayed on the admin's origin.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('Cache-Control', 'private, no-store')
      return headers
    },
  },
  hooks: { beforeOperation: [refuseHugePictures] },
  fields: [{ name: 'originalName', label: 'Name', type: 'text', required: true }],
}
