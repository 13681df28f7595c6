import type { Redirect } from '../../payload-types'
import type { PublishedReader } from '../reader'
import { redirectTo, type Finder } from './finder'

const HOME = 'home'

/** An old address, once nothing else has it. */
export const findRedirect: Finder = async (asked) => {
  const redirect = await asked.reader.redirect(asked.path)
  const to = redirect && targetOf(asked.reader, redirect)
  if (to === null) return null
  return redirectTo(asked, to, redirect?.isPermanent === true)
}

/** Null where what it leads to is not public. */
function targetOf(reader: PublishedReader, redirect: Redirect): string | null {
  if (redirect.toUrl) return redirect.toUrl
  const video = reader.related('videos', redirect.toVideo)
  const category = reader.related('categories', redirect.toCategory)
  const page = reader.related('pages', redirect.toPage)
  const path = page?.slug ?? category?.slug ?? video?.path ?? null
  return path === HOME ? '' : path
}
