import { LOCALES } from '@studio/shared/locales'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { errorResponse, fail, json, readQuery } from '../../platform/lib/respond'
import { poolOf } from '../../platform/database/pool'
import type { DocumentKind } from '../../platform/fields/fields-of'
import { isGlobal, type Subject } from './read-document'
import { boardQuerySchema, countBoard, readBoard } from './read-board'
import { readEnglish } from './read-english'
import { confirmTranslations } from './refresh'

const idSchema = z.coerce.number().int().min(0).max(2_147_483_647)

const languageSchema = z.strictObject({ language: z.enum(LOCALES) })

const confirmSchema = z.strictObject({
  language: z.enum(LOCALES).exclude(['en']),
  places: z.array(z.string().max(400)).min(1).max(1000).optional(),
})

/**
 * Calls of the languages board and of the forms, which only staff may make. A global has the id 0.
 */
export const translationEndpoints: Endpoint[] = [
  {
    path: '/translations',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) return refuse(req)
      const result = readQuery(boardQuerySchema.strict(), req.url)
      if ('refusal' in result) return result.refusal
      const pool = poolOf(req.payload)
      const [board, counts] = await Promise.all([readBoard(pool, result.query), countBoard(pool)])
      return json({ ...board, counts })
    },
  },
  {
    path: '/translations/:kind/:id',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) return refuse(req)
      const subject = await subjectOf(req)
      if (!subject) return errorResponse('notFound')
      const result = readQuery(languageSchema, req.url)
      if ('refusal' in result) return result.refusal
      const places = await readEnglish(req, subject, result.query.language)
      return places ? json({ places }) : errorResponse('notFound')
    },
  },
  {
    path: '/translations/:kind/:id/confirm',
    method: 'post',
    handler: async (req) => {
      if (!isStaff(req.user)) return refuse(req)
      const subject = await subjectOf(req)
      if (!subject) return errorResponse('notFound')
      if (!(await mayUpdate(req, subject))) return errorResponse('forbidden')
      const body = confirmSchema.safeParse(await req.json?.().catch(() => null))
      if (!body.success) return fail(400, 'invalidBody')
      const { language, places } = body.data
      const isDone = await confirmTranslations(req, subject, language, places)
      return isDone ? json({ confirmed: true }) : fail(409, 'notPublished')
    },
  },
]

function refuse({ user }: PayloadRequest): Response {
  return fail(user ? 403 : 401, 'staff_only')
}

/** @returns undefined if the path does not name a document that is on the board */
async function subjectOf({ routeParams, payload }: PayloadRequest): Promise<Subject | undefined> {
  const id = idSchema.safeParse(routeParams?.id)
  if (!id.success) return undefined
  const { rows } = await poolOf(payload).query<{ kind: DocumentKind }>(
    `SELECT kind FROM translated_documents
     WHERE kind = $1 AND document_id = $2 AND NOT is_deleted`,
    [routeParams?.kind, id.data],
  )
  return rows[0] && { kind: rows[0].kind, id: id.data }
}

async function mayUpdate(req: PayloadRequest, { kind, id }: Subject): Promise<boolean> {
  const { payload } = req
  const access = isGlobal(req, kind)
    ? payload.config.globals.find(({ slug }) => slug === kind)?.access.update({ req })
    : payload.collections[kind as CollectionSlug].config.access.update({ req, id })
  // A translator's right is limited to documents outside the trash, and the board has no others.
  return Boolean(await access)
}
