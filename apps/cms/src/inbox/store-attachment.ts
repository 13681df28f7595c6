import type { PayloadRequest } from 'payload'
import { EXTENSIONS, type FileType } from './file-types'

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
  const { id } = await req.payload.create({
    collection: 'attachments',
    data: { originalName: name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, 120) || 'file' },
    file: { data, mimetype: type, name: `${reference}.${EXTENSIONS[type]}`, size: data.length },
    depth: 0,
    req,
  })
  return id
}
