import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'
import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { fail, json } from '../../platform/lib/respond'
import { isFreePath } from '../../platform/fields/check-addresses'
import { freeValue } from '../../platform/fields/free-value'
import { isSavedByItself, type SavedByItself } from '../../content/kinds'
import { blocksOfTemplate, TEMPLATE_NAMES } from './page-templates'
import { pathFromTitle } from './path-from-title'

const bodySchema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  template: z.enum(TEMPLATE_NAMES).optional(),
})

/**
 * Creates a draft with a title, and with a path if one can be made from the title. A page also gets
 * the blocks of its template. Without this call, Payload would create an empty document as soon as
 * the form of a collection with autosave opens.
 */
export const newDocumentEndpoint: Endpoint = {
  path: '/editing/:collection/new',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
    const { collection } = req.routeParams ?? {}
    if (!isSavedByItself(collection)) return fail(404, 'notFound')
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return fail(400, 'invalidBody')
    const { title, locale, template } = body.data
    if (template && collection !== 'pages') return fail(400, 'invalidBody')
    try {
      const { id } = await req.payload.create({
        collection,
        data: {
          title,
          ...(await pathFor(req, collection, title)),
          ...(template && { blocks: blocksOfTemplate(template) }),
        },
        draft: true,
        locale,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      return json({ id })
    } catch (error) {
      // Another request has taken the path in the meantime.
      if (error instanceof ValidationError) return fail(409, 'pathTaken')
      throw error
    }
  },
}

async function pathFor(
  { payload }: PayloadRequest,
  collection: SavedByItself,
  title: string,
): Promise<{ slug?: string }> {
  const path = pathFromTitle(title)
  if (!isFreePath(path)) return {}
  const slug = await freeValue(payload, { collection, field: 'slug', value: path })
  return slug === undefined ? {} : { slug }
}
