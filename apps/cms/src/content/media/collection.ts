import type { CollectionConfig } from 'payload'
import {
  editorsOnly,
  nobody,
  staffOrSite,
  translatorsAndEditors,
} from '../../platform/access/rules'
import { clipFields } from './clip'
import { soundFields } from './sound'
import { libraryFacts } from './library-facts'
import { seedKey, whereUsed } from '../../platform/fields/common-fields'
import { measureSound } from './measure-sound'
import { fileVersionField, setFileVersion } from '../../platform/pictures/file-version'
import { refuseHugePictures } from '../../platform/pictures/pixel-limit'
import { measureUpright, refuseBrokenPictures } from '../../platform/pictures/whole-pictures'
import { takingDown } from '../../editor/publishing/admin/taking-down'
import { LIBRARY_DIR } from '../../platform/uploads/folders'
import { lockFileName } from '../../platform/uploads/lock-file-name'
import { refuseOnFullDisk } from '../../platform/uploads/refuse-on-full-disk'
import { refuseOtherTypes } from '../../platform/uploads/refuse-other-types'
import { answerLibraryFilters, libraryFilters } from '../../editor/media/library-filters'
import { thumbnailOf } from '../../editor/media/thumbnail'
import { keepingReplacedFiles } from '../../editor/media/replaced-files/replaced-files'

/** Editors may open a picture in a tab. Videos would not play there, so browsers save them. */
function showPictures({ headers }: { headers: Headers }): Headers {
  const isPicture = headers.get('Content-Type')?.startsWith('image/')
  if (isPicture) headers.set('Content-Disposition', 'inline')
  return headers
}

const MIME_TYPES = [
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/apng',
  'video/mp4',
  'video/webm',
  'audio/mpeg',
  // Programs send m4a files with different MIME types.
  'audio/mp4',
  'audio/x-m4a',
]

const OTHER_TYPE =
  'The website cannot show files of this type. Upload a picture as AVIF, WebP, JPEG or PNG, a clip as MP4 or WebM, and a sound as MP3 or M4A. Save an animated GIF as an MP4 clip.'

export const media: CollectionConfig = keepingReplacedFiles(LIBRARY_DIR, {
  slug: 'media',
  labels: { singular: 'Picture, clip or sound', plural: 'Media' },
  admin: {
    group: 'Content',
    components: {
      edit: { ...takingDown },
      views: { list: { Component: '/editor/media/admin/media-list#MediaList' } },
    },
    defaultColumns: ['filename', 'alt', 'shownOn', 'category', 'updatedAt'],
    pagination: { defaultLimit: 48, limits: [24, 48, 96] },
    listSearchableFields: ['filename', 'alt', 'title', 'shot', 'category'],
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
    staticDir: LIBRARY_DIR,
    mimeTypes: MIME_TYPES,
    focalPoint: true,
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
    pasteURL: false,
    modifyResponseHeaders: showPictures,
  },
  hooks: {
    beforeOperation: [
      answerLibraryFilters,
      refuseOnFullDisk(LIBRARY_DIR),
      refuseOtherTypes('media', MIME_TYPES, OTHER_TYPE),
      refuseHugePictures,
      refuseBrokenPictures,
      lockFileName,
    ],
    beforeChange: [measureUpright, measureSound, setFileVersion],
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 300,
      admin: {
        description:
          'What is seen, for people who cannot see it; of a sound, what is heard. One sentence.',
      },
    },
    ...clipFields(),
    ...soundFields(),
    ...libraryFacts(),
    ...libraryFilters(),
    fileVersionField(),
    seedKey(),
    whereUsed(),
  ],
})
