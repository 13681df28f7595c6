import { LOCALES } from '@studio/shared/locales'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { fail, json } from '../../platform/lib/respond'
import { readConflict, takeTheirs } from './conflict'
import { readLanguageStates } from '../languages/language-states'
import { revertToPublished } from './revert-to-published'

const idSchema = z.coerce.number().int().positive()

const formSchema = z.object({
  locale: z.enum(LOCALES),
  data: z.record(z.string(), z.unknown()),
})

interface Document {
  collection: CollectionSlug
  id: number
}

type Answer = (req: PayloadRequest, document: Document) => Promise<Response>

/**
 * Calls of the admin's forms, which only staff may make. Each operation checks the access to the
 * document.
 */
export const editingEndpoints: Endpoint[] = [
  endpoint(
    'languages',
    async (req, { collection, id }) => json(await readLanguageStates(req, collection, id)),
    'get',
  ),
  endpoint('revert', async (req, { collection, id }) => {
    const outcome = await revertToPublished(req, collection, id)
    if (outcome === 'notFound') return fail(404, 'notFound')
    return outcome === 'notPublished' ? fail(409, 'notPublished') : json({ reverted: true })
  }),
  endpoint('conflict', async (req, { collection, id }) => {
    const form = await readForm(req)
    if (!form) return fail(400, 'invalidBody')
    return json({ conflict: await readConflict(req, collection, id, form) })
  }),
  endpoint('take-theirs', async (req, { collection, id }) => {
    const form = await readForm(req)
    if (!form) return fail(400, 'invalidBody')
    await takeTheirs(req, collection, id, form)
    return json({ taken: true })
  }),
]

function endpoint(name: string, answer: Answer, method: 'get' | 'post' = 'post'): Endpoint {
  return {
    path: `/editing/:collection/:id/${name}`,
    method,
    handler: async (req) => {
      if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
      const document = documentOf(req)
      return document ? answer(req, document) : fail(404, 'notFound')
    },
  }
}

/** @returns undefined if the path does not name a collection with drafts and a valid id */
function documentOf({ routeParams, payload }: PayloadRequest): Document | undefined {
  const id = idSchema.safeParse(routeParams?.id)
  const found = payload.config.collections.find(({ slug }) => slug === routeParams?.collection)
  if (!id.success || !found?.versions?.drafts) return undefined
  return { collection: found.slug, id: id.data }
}

async function readForm(req: PayloadRequest): Promise<z.infer<typeof formSchema> | undefined> {
  try {
    return formSchema.safeParse(await req.json?.()).data
  } catch {
    return undefined
  }
}
