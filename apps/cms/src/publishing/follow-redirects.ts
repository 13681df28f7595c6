import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { BUILT_IN_PAGES, HOME_SLUG, readPublicPath } from '@studio/shared/paths'
import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { env } from '../env'
import type { Redirect } from '../payload-types'
import { answerPage } from '../site-api/answer'

type Target = Partial<
  Pick<Redirect, 'from' | 'toUrl' | 'toPath' | 'toPage' | 'toCategory' | 'toVideo'>
>

/** The redirect's target on this site and the field that holds it, for error messages. */
interface Lead {
  field: keyof Target
  path: string
}

/**
 * Key in a request's context: set while a rename creates redirects to a path that is not committed
 * yet.
 */
export const LEADS_TO_RENAMED = 'leadsToRenamed'

/** A longer chain counts as a loop. */
const MAX_STEPS = 10

/**
 * Refuses redirect loops, and stores the final target if the target is a redirect itself. Staff may
 * not save a redirect to a path without a published page. Renames and the seed may, because they
 * create the targets later.
 */
export const followRedirects: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
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
  const errors = [{ label: 'Target', path, message }]
  throw new ValidationError({ collection: 'redirects', errors }, req.t)
}

/** Checks the fields in the order in which the site reads them. */
async function leadOf(req: PayloadRequest, redirect: Target): Promise<Lead | null> {
  const { toUrl, toPath } = redirect
  if (toUrl) {
    const path = ownPath(toUrl)
    return path === null ? null : { field: 'toUrl', path }
  }
  if (toPath) return { field: 'toPath', path: normal(toPath) }
  for (const field of ['toPage', 'toCategory', 'toVideo'] as const) {
    const path = await addressOf(req, field, redirect[field])
    if (path) return { field, path: normal(path) }
  }
  return null
}

const COLLECTIONS = { toPage: 'pages', toCategory: 'categories', toVideo: 'videos' } as const

/** Reads the public row within the edit's own transaction. */
async function addressOf(
  req: PayloadRequest,
  field: keyof typeof COLLECTIONS,
  target: number | { id: number } | null | undefined,
): Promise<string | null> {
  if (target === null || target === undefined) return null
  const id = typeof target === 'number' ? target : target.id
  const collection = COLLECTIONS[field]
  const where = { id: { equals: id } }
  const row: unknown = await req.payload.db.findOne({ collection, where, req })
  const address = { slug: null, path: null, ...(row as object) }
  return collection === 'videos' ? address.path : address.slug
}

async function redirectAt(req: PayloadRequest, from: string): Promise<Target | null> {
  const where = { from: { equals: from } }
  return req.payload.db.findOne<Redirect>({ collection: 'redirects', where, req })
}

/** The path of a URL on this site, without country and locale; null for other sites. */
function ownPath(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  return origin === env.WEB_URL ? normal(readPublicPath(pathname).path) : null
}

/** The home page's path is empty, but its slug is not. */
function normal(path: string): string {
  return path === '' ? HOME_SLUG : path
}
