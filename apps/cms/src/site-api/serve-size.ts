import { isSizeOf, nameOfSize, readSizeName } from '@studio/shared/picture-sizes'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../access/site-context'
import { isVersion } from '../pictures/file-version'
import { UnusableOriginal, type Original } from '../pictures/make-size'
import { makeOnDemand } from '../pictures/size-on-demand'
import { folderOf, hasSize } from '../pictures/size-store'
import { fail } from '../api/respond'
import { sendFile } from './send-file'

/** A size of a picture. One that there may be and is not there yet is made now. */
export const serveSize: PayloadHandler = async (req) => {
  const { version, name } = z
    .object({ version: z.string(), name: z.string() })
    .parse(req.routeParams)
  const size = readSizeName(name)
  if (!size || !isVersion(version)) return fail(404, 'notFound')
  if (!(await hasSize(version, size))) {
    const original = await findOriginal(req, version)
    if (!original || !isSizeOf(original.width, size)) return fail(404, 'notFound')
    try {
      await makeOnDemand(original, size)
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error
      req.payload.logger.warn(`Pictures: ${error.message}`)
      return fail(404, 'notFound')
    }
  }
  return sendFile(req, {
    folder: folderOf(version),
    filename: nameOfSize(size),
    mimeType: `image/${size.format}`,
  })
}

async function findOriginal(req: PayloadRequest, version: string): Promise<Original | null> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { fileVersion: { equals: version }, mimeType: { like: 'image/' } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  const [media] = docs
  return media?.filename && media.width
    ? { filename: media.filename, version, width: media.width }
    : null
}
