import { DEFAULT_LOCALE, isLocale } from '@studio/shared/locales'
import { Forbidden, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { publicError } from '../../../platform/lib/respond'
import { isTranslator } from '../../../platform/access/roles'

/** Fields that Payload sets from the uploaded file, but also accepts from the request. */
const FILE_FIELDS = [
  'filename',
  'url',
  'thumbnailURL',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
]

const callSchema = z.object({
  operation: z.string(),
  args: z.looseObject({
    data: z.record(z.string(), z.unknown()).nullish(),
    draft: z.unknown().optional(),
    publishSpecificLocale: z.unknown().optional(),
    unpublishAllLocales: z.unknown().optional(),
    overrideAccess: z.unknown().optional(),
  }),
})

/**
 * Translators may save drafts and publish one language at a time. They may not unpublish, replace
 * files or restore versions, because these operations change more than texts.
 */
export const guardOperation: CollectionBeforeOperationHook = (call) => {
  const { req, collection } = call
  if (!isTranslator(req.user)) return
  const { operation, args } = callSchema.parse(call)
  if (args.overrideAccess === true) return
  if (operation === 'restoreVersion') throw new Forbidden(req.t)
  if (operation !== 'update') return
  if (hasFiles(collection.upload)) {
    if (req.file || req.query.uploadEdits) {
      throw publicError('Only editors put another file in the place of this one.', 403)
    }
    removeFileFields(call.args)
  }
  // A published document becomes unpublished if a save contains no status and is not marked as a
  // draft.
  const takesDown = !args.draft && args.data?._status !== 'published'
  if (collection.versions?.drafts && (takesDown || args.unpublishAllLocales)) {
    throw publicError('Only editors take a document down. Publish it, or save a draft.', 403)
  }
  if (!collection.versions?.drafts || args.data?._status !== 'published') return
  const locale = args.publishSpecificLocale ?? req.locale ?? DEFAULT_LOCALE
  if (!isLocale(locale)) throw publicError('Translators publish one language at a time.', 400)
  // The type of the hook says that it returns nothing, but Payload continues with what it returns.
  return { ...call.args, publishSpecificLocale: locale }
}

/** Payload's type is too narrow: it says that every collection has uploads. */
function hasFiles(upload: unknown): boolean {
  return Boolean(upload)
}

/**
 * Deletes the properties of the given object, because Payload continues with it and not with the
 * parsed copy.
 */
function removeFileFields(args: object): void {
  const data: unknown = 'data' in args ? args.data : null
  if (typeof data !== 'object' || data === null) return
  for (const name of FILE_FIELDS) Reflect.deleteProperty(data, name)
}
