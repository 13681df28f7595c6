import { LOCALES, type Locale } from '@studio/shared/locales'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../../access/rules'
import { fail } from '../../lib/respond'
import type { Media } from '../../payload-types'
import { versionOf } from '../../pictures/version-of'

const paramsSchema = z.object({
  version: z.string(),
  locale: z.enum(LOCALES),
  name: z.string().regex(/^\d{1,9}\.vtt$/),
})

/** The address changes with the words, so that browsers may keep it for good. */
export function captionsAddress(
  { id, captions }: Pick<Media, 'id' | 'captions'>,
  locale: Locale,
): string | null {
  if (!captions) return null
  const version = versionOf(Buffer.from(captions))
  return `/media/captions/${version}/${locale}/${id}.vtt`
}

/** Captions of a film in a language, as they were when the address was given. */
export const serveCaptions: PayloadHandler = async (req) => {
  const params = paramsSchema.safeParse(req.routeParams)
  if (!params.success) return fail(404, 'notFound')
  const { version, locale, name } = params.data
  const captions = await findCaptions(req, Number.parseInt(name, 10), locale)
  if (!captions || versionOf(Buffer.from(captions)) !== version) return fail(404, 'notFound')
  return new Response(req.method === 'HEAD' ? null : captions, {
    headers: {
      'Content-Type': 'text/vtt; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}

/** Reads with a visitor's rights. */
async function findCaptions(
  req: PayloadRequest,
  id: number,
  locale: Locale,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    locale,
    fallbackLocale: [...LOCALES],
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  return docs[0]?.captions || null
}
