import { Forbidden, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { publicError } from '../api/respond'
import { isTranslator } from '../access/roles'

/** What Payload writes about an upload's file, and would take from whoever sends it. */
const OF_THE_FILE = [
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
    unpublishAllLocales: z.unknown().optional(),
    overrideAccess: z.unknown().optional(),
  }),
})

/**
 * Translators save drafts and publish; taking down, another file, and what an older version would
 * bring back besides words are for editors.
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
    leaveOutFile(call.args)
  }
  // Saved neither as a draft nor as published, what visitors see would be taken down.
  const takesDown = !args.draft && args.data?._status !== 'published'
  if (collection.versions?.drafts && (takesDown || args.unpublishAllLocales)) {
    throw publicError('Only editors take a document down. Publish it, or save a draft.', 403)
  }
}

/** Its type says that every collection has files. */
function hasFiles(upload: unknown): boolean {
  return Boolean(upload)
}

/** From the very object that Payload goes on with: the parsed one is a copy. */
function leaveOutFile(args: object): void {
  const data: unknown = 'data' in args ? args.data : null
  if (typeof data !== 'object' || data === null) return
  for (const name of OF_THE_FILE) Reflect.deleteProperty(data, name)
}
