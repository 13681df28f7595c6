import { LOCALES } from '@studio/shared/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { STAFF } from '../../platform/access/roles'
import { forRoles } from '../../platform/api/for-roles'
import { fail, json, readQuery } from '../../platform/lib/respond'
import { limit } from '../../platform/rate-limits/limit'
import { find } from './find'
import { MAX_PAGES, planReplace, replaceTexts, targetOf } from './replace'
import { findPassages } from './says'

const MAX_QUERY = 200
const MAX_PLACES = 500

const findSchema = z.strictObject({ q: z.string().max(MAX_QUERY).default('') })

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

const saysSchema = z.strictObject({
  text: z.string().min(2).max(MAX_QUERY),
  isExact: flag,
  isWholeWords: flag,
  locale: z
    .enum(LOCALES)
    .optional()
    .transform((locale) => locale ?? null),
})

const replaceSchema = z.strictObject({
  text: z.string().min(2).max(MAX_QUERY),
  by: z.string().max(MAX_QUERY),
  isExact: z.boolean(),
  isWholeWords: z.boolean(),
})

const planSchema = replaceSchema.extend({ locale: z.enum(LOCALES).nullable() })

const changeSchema = replaceSchema.extend({
  mode: z.enum(['draft', 'publish']),
  pages: z
    .array(
      z.strictObject({
        document: z.string().refine((document) => targetOf(document) !== null),
        locale: z.enum(LOCALES),
        version: z.iso.datetime(),
        places: z.array(z.string().min(1).max(MAX_QUERY)).min(1).max(MAX_PLACES),
      }),
    )
    .min(1)
    .max(MAX_PAGES),
})

/** The endpoints of the admin's search, for staff only. */
export const findEndpoints: Endpoint[] = [
  {
    path: '/find',
    method: 'get',
    handler: forRoles([...STAFF], async (req) => {
      const refusal = await limited(req, 'find')
      if (refusal) return refusal
      const asked = readQuery(findSchema, req.url)
      return 'refusal' in asked ? asked.refusal : json(await find(req, asked.query.q))
    }),
  },
  {
    path: '/find/says',
    method: 'get',
    handler: forRoles([...STAFF], async (req) => {
      const refusal = await limited(req, 'find')
      if (refusal) return refusal
      const asked = readQuery(saysSchema, req.url)
      return 'refusal' in asked ? asked.refusal : json(await findPassages(req, asked.query))
    }),
  },
  {
    path: '/find/replace/preview',
    method: 'post',
    handler: forRoles([...STAFF], async (req) => {
      const refusal = await limited(req, 'replace')
      if (refusal) return refusal
      const body = planSchema.safeParse(await readBody(req))
      return body.success ? json(await planReplace(req, body.data)) : fail(400, 'invalidBody')
    }),
  },
  {
    path: '/find/replace',
    method: 'post',
    handler: forRoles([...STAFF], async (req) => {
      const refusal = await limited(req, 'replace')
      if (refusal) return refusal
      const body = changeSchema.safeParse(await readBody(req))
      if (!body.success) return fail(400, 'invalidBody')
      const { pages, ...wanted } = body.data
      return json({ results: await replaceTexts(req, wanted, pages) })
    }),
  },
]

function limited(req: PayloadRequest, name: 'find' | 'replace'): Promise<Response | null> {
  return limit(req, name, [`account ${req.user?.id}`])
}

function readBody(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null) ?? Promise.resolve(null)
}
