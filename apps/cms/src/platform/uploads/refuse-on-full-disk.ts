import { statfs } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '../api/operation-of'
import { refusedFile } from './refused-file'

/** The number of bytes that stay free for the sizes of pictures. */
const RESERVED_BYTES = 64 * 1024 ** 2

/**
 * Refuses a file if the folder's disk has no space for it, with a message at the file's field.
 * Payload itself would show only a general error.
 */
export function refuseOnFullDisk(folder: string): CollectionBeforeOperationHook {
  return async (call) => {
    const { args, collection, req } = call
    // Reads are ignored, because storing a file reads other documents with the same request.
    if (operationOf(call) === 'read' || !req.file) return args
    if (await hasSpace(folder, req.file.size)) return args
    const message =
      'The server’s disk is full, so this file was not stored. Ask whoever runs the server for more space, then upload it again.'
    throw refusedFile(req, collection.slug, message)
  }
}

async function hasSpace(folder: string, size: number): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return !disk || disk.bavail * disk.bsize >= size + RESERVED_BYTES
}
