import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'
import { HOME_SLUG, isKnowablePath, isVisitablePath, readPublicPath } from '@studio/shared/paths'
import { isAccountPath } from '@studio/shared/routes/account'
import { routeRedirect } from '@studio/shared/routes/redirects'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { KINDS_WITH_PAGES } from '../../content/kinds'
import { startOfTomorrow } from '../../platform/access/rules'
import { poolOf } from '../../platform/database/pool'
import { env } from '../../platform/env'
import { anchorsOf } from '../../site/blocks/anchors'
import { DocumentCache } from '../../site/reader/document-cache'
import { PublishedReader } from '../../site/reader/reader'
import { resolvePath } from '../../site/resolve-path'
import { followFrom } from '../../site/redirect-steps'
import { isWhole, placeOf, type Found } from './check-links'
import type { LinkTarget } from './collect-values'

const rowSchema = z.object({
  id: z.number(),
  slug: z.string().nullish(),
  path: z.string().nullish(),
  title: z.string().nullish(),
  blocks: z.array(z.looseObject({ blockName: z.string().nullish() })).nullish(),
  hasResult: z.boolean().nullish(),
  publishedOn: z.string().nullish(),
  readyLocales: z.array(z.enum(LOCALES)).nullish(),
  _status: z.enum(['draft', 'published']).nullish(),
})

type Row = z.infer<typeof rowSchema>

type Source = (typeof KINDS_WITH_PAGES)[number]

/**
 * The document that is checked. Its own paths count as live, because publishing makes them live.
 */
export interface OwnDocument {
  /** Undefined for globals, which have no address. */
  collection: CollectionSlug | undefined
  id: number | undefined
  paths: string[]
  found: Extract<Found, { state: 'live' }>
}

/** Looks up where all targets lead, with a few queries for all of them together. */
export async function findTargets(
  req: PayloadRequest,
  targets: LinkTarget[],
  own: OwnDocument,
): Promise<(target: LinkTarget) => Found> {
  const ids = targets.flatMap((target) => (target.type === 'page' ? [target.id] : []))
  const paths = [...new Set(targets.flatMap((target) => pathOf(target) ?? []))]
  // Blocks are large, and only links to a place on a page need them.
  const more = targets.some((target) => placeOf(target) !== '') ? { blocks: true as const } : {}
  const [byId, byPath] = [await findPages(req, ids, more), await findPaths(req, paths, more)]
  const others = new Map<string, Found>()
  for (const path of paths.filter((one) => !byPath.has(one) && !own.paths.includes(one))) {
    others.set(path, await findOther(req, path))
  }
  return (target) => {
    if (target.type === 'page') {
      if (own.collection === 'pages' && target.id === own.id) return own.found
      return byId.get(target.id) ?? { state: 'missing' }
    }
    if (target.type === 'url' && !isWhole(target.url)) return { state: 'missing' }
    const path = pathOf(target)
    if (path === null) return { state: 'elsewhere' }
    if (own.paths.includes(path)) return own.found
    return byPath.get(path) ?? others.get(path) ?? { state: 'missing' }
  }
}

/**
 * The path of a target on this site, where the home page is `home`.
 *
 * @returns null for all other targets
 */
function pathOf(target: LinkTarget): string | null {
  if (target.type === 'page') return null
  if (target.type === 'path') return target.path || HOME_SLUG
  if (!URL.canParse(target.url)) return null
  const { origin, pathname } = new URL(target.url)
  return origin === env.WEB_URL ? readPublicPath(pathname).path || HOME_SLUG : null
}

async function findPages(
  req: PayloadRequest,
  ids: number[],
  more: { blocks?: true },
): Promise<Map<number, Found>> {
  if (ids.length === 0) return new Map()
  const rows = await read(
    req,
    KINDS_WITH_PAGES.find(({ collection }) => collection === 'pages'),
    more,
    { id: { in: ids } },
    false,
  )
  return new Map(rows.map((row) => [row.id, foundOf(row)]))
}

async function findPaths(
  req: PayloadRequest,
  paths: string[],
  more: { blocks?: true },
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  // Drafts are looked up only for paths that no live document has.
  for (const isDraft of [false, true]) {
    const rest = paths.filter((path) => found.get(path)?.state !== 'live')
    if (rest.length === 0) break
    for (const source of KINDS_WITH_PAGES) {
      const keys = source.address === 'path' ? rest : rest.flatMap((path) => [path, lastPart(path)])
      const where = { [source.address]: { in: keys } }
      const rows = await read(req, source, more, where, isDraft)
      for (const row of rows) {
        const one: Found = isDraft ? { state: 'draft', name: nameOf(row) } : foundOf(row)
        for (const path of source.pathsOf(row)) {
          if (path && rest.includes(path) && found.get(path)?.state !== 'live') found.set(path, one)
        }
      }
    }
  }
  return found
}

async function read(
  { payload, transactionID }: PayloadRequest,
  source: Source | undefined,
  more: { blocks?: true },
  where: Where,
  draft: boolean,
): Promise<Row[]> {
  if (!source) return []
  const { collection, address, pathFields } = source
  const { docs } = await payload.find({
    collection,
    where,
    draft,
    select: {
      [address]: true,
      slug: true,
      title: true,
      readyLocales: true,
      _status: true,
      ...pathFields,
      // Only pages have blocks with names.
      ...(collection === 'pages' && more),
    },
    locale: DEFAULT_LOCALE,
    fallbackLocale: [...LOCALES],
    depth: 0,
    pagination: false,
    req: transactionID === undefined ? {} : { transactionID },
  })
  return z.array(rowSchema).parse(docs)
}

function foundOf(row: Row): Found {
  const { _status, publishedOn, readyLocales, blocks } = row
  const isDue = !publishedOn || new Date(publishedOn) < startOfTomorrow(new Date())
  return _status === 'published' && isDue
    ? {
        state: 'live',
        name: nameOf(row),
        readyLocales: readyLocales ?? [...LOCALES],
        ...(blocks && { places: placesOf(blocks) }),
      }
    : { state: 'draft', name: nameOf(row) }
}

/** Places that the site makes on its pages: their content, its beginning, and the guide's window. */
const OWN_PLACES = ['content', 'begin', 'guide']

/** The places on a page to which links can lead: the names of its blocks. */
export function placesOf(blocks: { blockName?: string | null | undefined }[]): Set<string> {
  const named = anchorsOf(blocks.map(({ blockName }) => blockName))
  return new Set([...OWN_PLACES, ...named.filter((anchor) => anchor !== undefined)])
}

function nameOf({ title, slug, path }: Row): string {
  return title || slug || path || ''
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/**
 * Looks up a path that no document has. It may be a redirect, a part of the site itself, or
 * nothing.
 */
async function findOther(req: PayloadRequest, path: string): Promise<Found> {
  const isOfSite = !isKnowablePath(path) || isAccountPath(path)
  if (isOfSite) return { state: 'elsewhere' }
  const { steps, isLoop } = await followFrom(req, path)
  if (steps.length > 0) return { state: 'redirect', steps: steps.map(shown), isLoop }
  const planned = routeRedirect(path)
  if (planned !== null) {
    return { state: 'redirect', steps: [shown(path), shown(planned)], isLoop: false }
  }
  return (await isResolved(req, path)) ? { state: 'elsewhere' } : { state: 'missing' }
}

/**
 * @returns true if the site has a page at this path that is not a document, such as the second page
 * of a list
 */
async function isResolved({ payload }: PayloadRequest, path: string): Promise<boolean> {
  if (!isVisitablePath(path)) return false
  const cache = new DocumentCache()
  const moment = await cache.sync(poolOf(payload))
  const viewer = { country: DEFAULT_COUNTRY, locale: DEFAULT_LOCALE, path }
  const reader = new PublishedReader(payload, cache, moment, viewer)
  const { view } = await resolvePath(reader, viewer, moment.readAt)
  return view.kind !== 'notFound'
}

function shown(path: string): string {
  if (URL.canParse(path)) return path
  return path === HOME_SLUG ? '/' : `/${path}`
}
