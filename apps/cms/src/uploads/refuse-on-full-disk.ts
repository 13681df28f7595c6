import { statfs } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '../api/operation-of'
import { refusedFile } from './refused-file'

/** Bytes that stay free for the sizes of pictures. */
const RESERVED_BYTES = 64 * 1024 ** 2

/**
 * Refuses a file for which a folder's disk has no space, with a message at the file's field.
 * Payload itself would show a general error.
 */
export function refuseOnFullDisk(folder: string): CollectionBeforeOperationHook {
  return async (call) => {
    const { args, collection, req } = call
    // Storing a file reads other documents with the same request.
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
