import type { PagePath } from '@studio/shared/paths'
import { routeRedirect } from '@studio/shared/routes/redirects'
import type { Redirect } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { type PathRequest, type Resolver, redirectTo } from './resolver'

const HOME = 'home'

/**
 * Resolves an old path if no document has this path.
 *
 * @param others resolvers for the redirect's target
 */
export function redirectResolver(others: Resolver[]): Resolver {
  return async (request) => {
    const redirect = await request.reader.redirect(request.path)
    const to = redirect && (await targetOf(request, redirect, others))
    if (to === null) return null
    return redirectTo(request, to, redirect?.isPermanent === true)
  }
}

/** The maximum number of redirects in a chain. Longer chains are not followed. */
const MAX_STEPS = 10

/**
 * Finds the final target of a chain of redirects.
 *
 * @returns null if the target is not published
 */
async function targetOf(
  request: PathRequest,
  redirect: Redirect,
  others: Resolver[],
  steps = 0,
): Promise<PagePath | null> {
  if (redirect.toUrl) return redirect.toUrl
  const { toPath } = redirect
  if (toPath) {
    if (await isThere({ ...request, path: toPath }, others)) return toPath
    const next = steps < MAX_STEPS ? await request.reader.redirect(toPath) : null
    return next ? targetOf(request, next, others, steps + 1) : routeRedirect(toPath)
  }
  const path = documentPath(request.reader, redirect)
  return path === HOME ? '' : path
}

function documentPath(reader: PublishedReader, redirect: Redirect): PagePath | null {
  const page = reader.related('pages', redirect.toPage)
  const category = reader.related('categories', redirect.toCategory)
  const video = reader.related('videos', redirect.toVideo)
  return page?.slug ?? category?.slug ?? video?.path ?? null
}

async function isThere(request: PathRequest, others: Resolver[]): Promise<boolean> {
  for (const resolve of others) if (await resolve(request)) return true
  return false
}

/**
 * Resolves planned redirects from the old site. They apply only to paths for which editors have
 * created no document.
 */
export const resolvePlannedRedirect: Resolver = (request) => {
  const to = routeRedirect(request.path)
  return Promise.resolve(to === null ? null : redirectTo(request, to))
}
