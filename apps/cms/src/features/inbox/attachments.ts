import type { FieldCode } from '@studio/shared/contracts/codes'
import { MAX_FILE_BYTES } from '@studio/shared/api/limits'
import { fileTypeFromBuffer } from 'file-type'
import { APIError, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload'
import type { Submission } from '../../payload-types'

/** The allowed types of attachments: documents and pictures, but nothing executable. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

export type FileType = (typeof FILE_TYPES)[number]

const EXTENSIONS: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

function isFileType(value: string | undefined): value is FileType {
  return FILE_TYPES.some((type) => type === value)
}

/**
 * Detects the type from the bytes, because a file's name can be wrong.
 *
 * @returns the error for other types
 */
export async function checkFile(
  data: Buffer,
): Promise<{ type: FileType } | { problem: FieldCode }> {
  if (data.length > MAX_FILE_BYTES) return { problem: 'fileTooLarge' }
  const found = await fileTypeFromBuffer(data)
  return isFileType(found?.mime) ? { type: found.mime } : { problem: 'fileType' }
}

/** Thrown if a file is truncated or if its bytes contradict its type. */
export class UnreadableFile extends Error {}

export interface GivenFile {
  name: string
  data: Buffer
  type: FileType
}

/**
 * Stores an attachment under a generated name, never under the sender's file name.
 *
 * @returns the attachment's id
 */
export async function storeAttachment(
  req: PayloadRequest,
  reference: string,
  { name, data, type }: GivenFile,
): Promise<number> {
  const originalName = name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, 120) || 'file'
  const file = { data, mimetype: type, name: `${reference}.${EXTENSIONS[type]}`, size: data.length }
  try {
    const stored = await req.payload.create({
      collection: 'attachments',
      data: { originalName },
      file,
      depth: 0,
      req,
    })
    return stored.id
  } catch (error) {
    if (error instanceof APIError && error.status < 500) throw new UnreadableFile(error.message)
    throw error
  }
}

/** Deletes a message's files with the message. */
export const deleteAttachments: CollectionAfterDeleteHook<Submission> = async ({ doc, req }) => {
  for (const file of [doc.file, ...(doc.setPictures ?? []).map((picture) => picture.file)]) {
    const id = typeof file === 'object' ? file?.id : file
    if (id) await req.payload.delete({ collection: 'attachments', id, req })
  }
}
