import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../access/site-context'
import { DOWNLOADS_DIR } from '../uploads/folders'
import { fail } from '../api/respond'
import { sendFile } from './send-file'

/** A file that visitors keep: browsers save it instead of showing it. */
export const serveDownload: PayloadHandler = async (req) => {
  const { filename } = z.object({ filename: z.string() }).parse(req.routeParams)
  const { docs } = await req.payload.find({
    collection: 'downloads',
    where: { filename: { equals: filename } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  const [found] = docs
  if (!found) return fail(404, 'notFound')
  return sendFile(req, {
    folder: DOWNLOADS_DIR,
    filename,
    mimeType: found.mimeType,
    headers: {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
  })
}
