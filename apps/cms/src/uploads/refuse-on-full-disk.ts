import { statfs } from 'node:fs/promises'
import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

/** Bytes that stay free for the sizes of pictures. */
const RESERVED_BYTES = 64 * 1024 ** 2

/**
 * Refuses a file for which a folder's disk has no space, with a message at the file's field.
 * Payload itself would show a general error.
 */
export function refuseOnFullDisk(folder: string): CollectionBeforeOperationHook {
  return async ({ args, collection, operation, req }) => {
    // Storing a file reads other documents with the same request.
    if (operation === 'read' || !req.file) return args
    if (await hasSpace(folder, req.file.size)) return args
    const message =
      'The server’s disk is full, so this file was not stored. Ask whoever runs the server for more space, then upload it again.'
    const errors = [{ path: 'file', message }]
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  }
}

async function hasSpace(folder: string, size: number): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return !disk || disk.bavail * disk.bsize >= size + RESERVED_BYTES
}
