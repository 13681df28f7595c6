import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../access/site-context'
import { env } from '../env'
import { fail } from '../api/respond'
import { sendFile } from './send-file'

/** A file of the media library, whole or a part of it. */
export const serveMedia: PayloadHandler = async (req) => {
  const { filename } = z.object({ filename: z.string() }).parse(req.routeParams)
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  const [media] = docs
  if (!media) return fail(404, 'notFound')
  return sendFile(req, { folder: env.MEDIA_DIR, filename, mimeType: media.mimeType })
}
