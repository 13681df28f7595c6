import type { PageQuery } from '@studio/shared/contracts/page'
import { isKnowablePath, isPagePath } from '@studio/shared/paths'
import { ROUTES } from '@studio/shared/routes/manifest'
import { cornerGuide } from './blocks/corner-guide'
import { resolveJob, resolvePost, resolveCaseStudy } from './resolvers/documents'
import { resolveCategory, resolveVideo } from './resolvers/videos'
import { resolveContactCity } from './resolvers/contact-city'
import { redirectTo, type PathRequest, type Resolution, type Resolver } from './resolvers/resolver'
import { resolveListPart, resolvePage, resolvePostsPage } from './resolvers/pages'
import { resolvePlannedRedirect, redirectResolver } from './resolvers/redirects'
import type { PublishedReader } from './reader/reader'

/** The resolvers in order of precedence. The first one that finds a document is used. */
const DOCUMENTS: Resolver[] = [
  resolvePage,
  resolveContactCity,
  resolvePost,
  resolveJob,
  resolveCaseStudy,
  resolveCategory,
  resolveVideo,
  resolveListPart,
  resolvePostsPage,
]

const resolveRedirect = redirectResolver(DOCUMENTS)

const RESOLVERS: Resolver[] = [...DOCUMENTS, resolveRedirect, resolvePlannedRedirect]

/** For malformed paths, only redirects are looked up. */
async function resolveBy(request: PathRequest): Promise<Resolution | null> {
  if (!isKnowablePath(request.path)) return null
  for (const resolve of isPagePath(request.path) ? RESOLVERS : [resolveRedirect]) {
    const found = await resolve(request)
    if (found) return found
  }
  return null
}

/** Redirects a path with capital letters to the page's own path. */
async function resolveOtherCase(request: PathRequest): Promise<Resolution | null> {
  const path = canonicalPath(request.path)
  const found = path === request.path ? null : await resolveBy({ ...request, path })
  if (!found || found.view.kind === 'redirect') return found
  return redirectTo(request, path)
}

/** Returns the path in lower case, except for planned routes that contain capitals. */
function canonicalPath(path: string): string {
  const small = path.toLowerCase()
  return ROUTES.find((route) => route.path.toLowerCase() === small)?.path ?? small
}

export async function resolvePath(
  reader: PublishedReader,
  { locale, path }: PageQuery,
  readAt: number,
): Promise<Resolution> {
  const request = { reader, path, locale, readAt }
  const found = (await resolveBy(request)) ?? (await resolveOtherCase(request))
  if (found) return found
  return { view: { kind: 'notFound', readAt, guide: await cornerGuide(reader) }, documents: [] }
}
