import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { BUILT_IN_PAGES, HOME_SLUG } from '@studio/shared/paths'
import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { translateMessage } from '../../platform/admin-language/translate-message'
import { answerPage } from '../../site/answer'
import { isDeletion } from '../../editor/trash/trash-fields'
import { leadOf, MAX_STEPS, normal, redirectAt, type Target } from '../../site/redirect-steps'

/**
 * A key in a request's context. It is set while a rename creates redirects to a path that is not
 * committed yet.
 */
export const LEADS_TO_RENAMED = 'leadsToRenamed'

/**
 * Refuses redirect loops, but never a deletion, which is a save as well. If the target is itself a redirect, the final target is stored. Staff may
 * not save a redirect to a path without a published page. Renames and the seed may, because they
 * create the targets later.
 */
export const followRedirects: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isDeletion(req, data)) return data as unknown
  const redirect = { ...(originalDoc as Target), ...(data as Target) }
  const from = normal(redirect.from ?? '')
  const lead = await leadOf(req, redirect)
  const passed: string[] = []
  let last: Target | null = null
  for (let path = lead?.path; lead && path !== undefined;) {
    if (path === from) refuse(req, lead.field, explain(from, passed))
    passed.push(path)
    const next = passed.length < MAX_STEPS ? await redirectAt(req, path) : null
    last = next ?? last
    path = next ? (await leadOf(req, next))?.path : undefined
  }
  const end = passed.at(-1)
  const isOfStaff = req.payloadAPI === 'REST' && !req.context[LEADS_TO_RENAMED]
  if (isOfStaff && lead && end !== undefined && !(await isThere(req, end))) {
    refuse(req, lead.field, explainDeadEnd(end, passed))
  }
  return last ? { ...(data as Target), ...targetsOf(last) } : (data as unknown)
}

function targetsOf({ toUrl, toPath, toPage, toCategory, toVideo }: Target): Target {
  return { toUrl, toPath, toPage, toCategory, toVideo }
}

function explainDeadEnd(end: string, passed: string[]): string {
  const way =
    passed.length > 1 ? `This leads by another redirect to “${end}”, where` : `At “${end}”`
  return `${way} nothing is published. Publish it first, or choose another target.`
}

async function isThere(req: PayloadRequest, path: string): Promise<boolean> {
  if (BUILT_IN_PAGES.includes(path)) return true
  const asked = { country: DEFAULT_COUNTRY, locale: DEFAULT_LOCALE, path: sitePath(path) }
  const { view } = await answerPage(req.payload, asked)
  return view.kind !== 'notFound'
}

function sitePath(path: string): string {
  return path === HOME_SLUG ? '' : path
}

function explain(from: string, passed: string[]): string {
  const [next] = passed
  if (next === undefined) return `This leads from “${from}” to itself. Choose another target.`
  return `“${next}” leads back to “${from}” by another redirect. Change one of the two.`
}

function refuse(req: PayloadRequest, path: string, message: string): never {
  const label = translateMessage('Target', req.i18n.language)
  const errors = [{ label, path, message }]
  throw new ValidationError({ collection: 'redirects', errors }, req.t)
}
