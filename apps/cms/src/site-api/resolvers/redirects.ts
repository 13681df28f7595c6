import type { PagePath } from '@studio/shared/paths'
import { routeRedirect } from '@studio/shared/routes/redirects'
import type { Redirect } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { type Asked, type Finder, redirectTo } from './resolver'

const HOME = 'home'

/**
 * An old address, once nothing else has it.
 *
 * @param others who knows what stands at a path to which a redirect leads
 */
export function findRedirectAmong(others: Finder[]): Finder {
  return async (asked) => {
    const redirect = await asked.reader.redirect(asked.path)
    const to = redirect && (await targetOf(asked, redirect, others))
    if (to === null) return null
    return redirectTo(asked, to, redirect?.isPermanent === true)
  }
}

/** Null where what it leads to is not public. */
async function targetOf(
  asked: Asked,
  redirect: Redirect,
  others: Finder[],
): Promise<PagePath | null> {
  if (redirect.toUrl) return redirect.toUrl
  const { toPath } = redirect
  if (toPath) return (await isThere({ ...asked, path: toPath }, others)) ? toPath : null
  const path = documentPath(asked.reader, redirect)
  return path === HOME ? '' : path
}

function documentPath(reader: PublishedReader, redirect: Redirect): PagePath | null {
  const page = reader.related('pages', redirect.toPage)
  const category = reader.related('categories', redirect.toCategory)
  const video = reader.related('videos', redirect.toVideo)
  return page?.slug ?? category?.slug ?? video?.path ?? null
}

async function isThere(asked: Asked, others: Finder[]): Promise<boolean> {
  for (const find of others) if (await find(asked)) return true
  return false
}

/** The site's own old addresses, where no editor has put anything. */
export const findPlannedRedirect: Finder = (asked) => {
  const to = routeRedirect(asked.path)
  return Promise.resolve(to === null ? null : redirectTo(asked, to))
}
