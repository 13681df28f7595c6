import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'
import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../access/roles'
import { fail, json } from '../api/respond'
import { isFreePath } from '../fields/check-addresses'
import { freeValue } from '../fields/free-value'
import { isTitledFirst, type TitledCollection } from '../fields/titled-first'
import { pathFromTitle } from './path-from-title'

const bodySchema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
})

/**
 * Makes a draft that has a title, and a path where the title gives one. Payload makes an empty
 * document as soon as somebody opens the form of one whose drafts save themselves.
 */
export const newDocumentEndpoint: Endpoint = {
  path: '/editing/:collection/new',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
    const { collection } = req.routeParams ?? {}
    if (!isTitledFirst(collection)) return fail(404, 'notFound')
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return fail(400, 'invalidBody')
    const { title, locale } = body.data
    try {
      const { id } = await req.payload.create({
        collection,
        data: { title, ...(await pathFor(req, collection, title)) },
        draft: true,
        locale,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      return json({ id })
    } catch (error) {
      // Somebody else has taken the path at the same moment.
      if (error instanceof ValidationError) return fail(409, 'pathTaken')
      throw error
    }
  },
}

async function pathFor(
  { payload }: PayloadRequest,
  collection: TitledCollection,
  title: string,
): Promise<{ slug?: string }> {
  const path = pathFromTitle(title)
  if (!isFreePath(path)) return {}
  const slug = await freeValue(payload, { collection, field: 'slug', value: path })
  return slug === undefined ? {} : { slug }
}
