import { HOME_SLUG, readPublicPath } from '@studio/shared/paths'
import type { PayloadRequest } from 'payload'
import { env } from '../platform/env'
import type { Redirect } from '../payload-types'

export type Target = Partial<
  Pick<Redirect, 'from' | 'toUrl' | 'toPath' | 'toPage' | 'toCategory' | 'toVideo'>
>

/** The redirect's target on this site, and the field that contains it, for error messages. */
interface Lead {
  field: keyof Target
  path: string
}

/** The maximum number of redirects in a chain. A longer chain counts as a loop. */
export const MAX_STEPS = 10

/** Checks the fields of a redirect in the same order as the site. */
export async function leadOf(req: PayloadRequest, redirect: Target): Promise<Lead | null> {
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

/** Reads the public row in the transaction of the edit. */
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

export async function redirectAt(req: PayloadRequest, from: string): Promise<Target | null> {
  const where = { from: { equals: from } }
  return req.payload.db.findOne<Redirect>({ collection: 'redirects', where, req })
}

/**
 * The path of a URL on this site, without country and locale.
 *
 * @returns null for other sites
 */
export function ownPath(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  return origin === env.WEB_URL ? normal(readPublicPath(pathname).path) : null
}

/** Gives the home page's empty path its slug, which is not empty. */
export function normal(path: string): string {
  return path === '' ? HOME_SLUG : path
}

/**
 * The paths through which visitors are redirected, beginning with the given one. If the last target
 * is on another site, the list ends with its URL.
 *
 * @returns an empty list if there is no redirect
 */
export async function followFrom(
  req: PayloadRequest,
  from: string,
): Promise<{ steps: string[]; isLoop: boolean }> {
  const steps = [normal(from)]
  for (let path: string | undefined = normal(from); path !== undefined;) {
    const redirect: Target | null = await redirectAt(req, path)
    if (!redirect) break
    const lead: Lead | null = await leadOf(req, redirect)
    if (lead && (steps.includes(lead.path) || steps.length > MAX_STEPS)) {
      return { steps: [...steps, lead.path], isLoop: true }
    }
    if (!lead && !redirect.toUrl) break
    steps.push(lead?.path ?? redirect.toUrl ?? '')
    path = lead?.path
  }
  return { steps: steps.length > 1 ? steps : [], isLoop: false }
}
