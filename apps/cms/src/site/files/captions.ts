import type { CaptionTrack } from '@studio/shared/contracts/common'
import { LOCALES } from '@studio/shared/locales'
import type { Payload, PayloadHandler } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../../platform/access/rules'
import { fail } from '../../platform/lib/respond'
import { versionOf } from '../../platform/pictures/version-of'

const paramsSchema = z.object({
  version: z.string(),
  locale: z.enum(LOCALES),
  name: z.string().regex(/^\d{1,9}\.vtt$/),
})

/** A localized text that was read in all languages. */
const captionsSchema = z.partialRecord(z.enum(LOCALES), z.string().nullish())

/**
 * Finds the captions of each film in every language that has them. Their URL changes with their
 * text, so that browsers may cache them forever.
 */
export async function findCaptionTracks(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, CaptionTrack[]>> {
  const captions = await findCaptions(payload, ids)
  return new Map(
    [...captions].map(([id, words]) => [
      id,
      LOCALES.flatMap((locale) => {
        const text = words[locale]
        if (!text) return []
        const version = versionOf(Buffer.from(text))
        return [{ locale, src: `/media/captions/${version}/${locale}/${id}.vtt` }]
      }),
    ]),
  )
}

/** Sends the captions of a film in one language. The URL contains a digest of their text. */
export const serveCaptions: PayloadHandler = async (req) => {
  const params = paramsSchema.safeParse(req.routeParams)
  if (!params.success) return fail(404, 'notFound')
  const { version, locale, name } = params.data
  const id = Number.parseInt(name, 10)
  const captions = (await findCaptions(req.payload, [id])).get(id)?.[locale]
  if (!captions || versionOf(Buffer.from(captions)) !== version) return fail(404, 'notFound')
  return new Response(req.method === 'HEAD' ? null : captions, {
    headers: {
      'Content-Type': 'text/vtt; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}

/**
 * Reads the captions with a visitor's rights. A missing language is not replaced by another one.
 */
async function findCaptions(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, z.infer<typeof captionsSchema>>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids] }, hasSound: { equals: true } },
    select: { captions: true },
    depth: 0,
    pagination: false,
    locale: 'all',
    overrideAccess: false,
    context: { ...SITE_CONTEXT },
  })
  return new Map(docs.map(({ id, captions }) => [id, captionsSchema.parse(captions ?? {})]))
}
