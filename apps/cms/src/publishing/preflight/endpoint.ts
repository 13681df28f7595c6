import { LOCALES, type Locale } from '@studio/shared/locales'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../access/roles'
import { fail, json, readQuery } from '../../lib/respond'
import { readState, readyIn, translationsIn } from './read-state'
import { runPreflight } from './run-preflight'

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

const querySchema = z.strictObject({
  /**
   * The language that would be published. By default, all languages that are selected under “Ready
   * in”.
   */
  locale: z.enum(LOCALES).optional(),
})

/** Checks the newest draft of a document as it would be published, without any change. */
export const preflightEndpoint: Endpoint = {
  path: '/publishing/preflight/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
    const { payload, routeParams } = req
    const id = idSchema.safeParse(routeParams?.id)
    const found = payload.config.collections.find(({ slug }) => slug === routeParams?.collection)
    if (!id.success || !found?.versions?.drafts) return fail(404, 'notFound')
    const read = readQuery(querySchema, req.url)
    if ('refusal' in read) return read.refusal
    const collection = found.slug
    const { newest, live } = await readState(req, collection, id.data)
    const asked = read.query.locale
    const locales: Locale[] = asked ? [asked] : readyIn(newest)
    const { flattenedFields } = found
    const findings = await runPreflight(req, {
      collection,
      id: id.data,
      next: translationsIn(flattenedFields, newest, locales),
      live: translationsIn(flattenedFields, live, locales),
    })
    const isReady = locales.every((locale) => readyIn(newest).includes(locale))
    // Required texts may be missing in a language that visitors cannot read yet.
    return json({
      locales,
      findings: isReady ? findings : findings.filter(({ kind }) => kind !== 'missingWords'),
    })
  },
}
