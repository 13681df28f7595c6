import { LOCALES, type Locale } from '@studio/shared/locales'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff, isTranslator } from '../../platform/access/roles'
import { forRoles } from '../../platform/api/for-roles'
import { fail, json, readQuery } from '../../platform/lib/respond'
import { withFormValues } from '../documents/compose'
import { onlyWords } from '../languages/translators/publish-words'
import { CHECKED_GLOBALS } from './checked-globals'
import { readGlobal, readState, readyIn, translationsIn } from './read-state'
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
    const { fields, flattenedFields } = found
    const findings = await runPreflight(req, {
      collection,
      id: id.data,
      fields,
      flattenedFields,
      next:
        asked && live && isTranslator(req.user)
          ? { [asked]: onlyWords(flattenedFields, { live, draft: newest, locale: asked }) }
          : translationsIn(flattenedFields, newest, locales),
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

const formSchema = z.strictObject({
  locale: z.enum(LOCALES),
  data: z.record(z.string(), z.unknown()),
})

/**
 * Checks the values of a form of a global in all languages. A global has no drafts, so the form is
 * checked before it is saved. Changes nothing.
 */
export const preflightGlobalEndpoint: Endpoint = {
  path: '/publishing/preflight-global/:slug',
  method: 'post',
  handler: forRoles(['translator', 'editor', 'admin'], async (req) => {
    const slug = CHECKED_GLOBALS.find((one) => one === req.routeParams?.slug)
    const config = req.payload.globals.config.find((one) => one.slug === slug)
    if (!slug || !config) return fail(404, 'notFound')
    const body = formSchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return fail(400, 'invalidBody')
    const { locale, data } = body.data
    const { fields, flattenedFields } = config
    const stored = await readGlobal(req, slug)
    const next = withFormValues(flattenedFields, stored, data, locale)
    const findings = await runPreflight(req, {
      fields,
      flattenedFields,
      next: translationsIn(flattenedFields, next, [...LOCALES]),
      live: translationsIn(flattenedFields, stored, [...LOCALES]),
    })
    // Empty names are refused by their own fields.
    const shown = findings.filter(({ kind }) => kind !== 'missingWords')
    return json({ locales: LOCALES, findings: shown })
  }),
}
