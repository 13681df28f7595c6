import { APIError, type PayloadRequest } from 'payload'
import { EXTENSIONS, type FileType } from './file-types'

/** What calls itself a PDF or a picture and is none inside, or only half of one. */
export class UnreadableFile extends Error {}

interface GivenFile {
  name: string
  data: Buffer
  type: FileType
}

/** @returns the attachment's id. On disk the file has a name of ours, never the sender's. */
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
