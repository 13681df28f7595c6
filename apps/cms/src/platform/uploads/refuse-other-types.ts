import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload'
import { refusedFile } from './refused-file'

/**
 * Refuses files of other types than the given ones, with the collection's own message. Payload's
 * message names only the MIME type.
 */
export function refuseOtherTypes(
  collection: CollectionSlug,
  mimeTypes: readonly string[],
  message: string,
): CollectionBeforeOperationHook {
  return async ({ args, req }) => {
    if (!req.file) return args
    const detected = await fileTypeFromBuffer(req.file.data).catch(() => undefined)
    if (mimeTypes.includes(detected?.mime ?? req.file.mimetype)) return args
    throw refusedFile(req, collection, message)
  }
}
