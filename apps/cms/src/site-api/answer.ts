import type { PageAnswer, PageQuery, ResolvedPath } from '@studio/shared/contracts/page'
import type { ShellView } from '@studio/shared/contracts/shell'
import type { Payload } from 'payload'
import { poolOf } from '../database/pool'
import { buildShell } from './build-shell'
import { forgetBuild, recordBuild, SHELL_PATH } from './builds'
import { DocumentCache } from './document-cache'
import { PublishedReader, type Viewer } from './reader'
import { resolvePath } from './resolve-path'

/** A document that changes while a page is built from it makes us build again, but not for ever. */
const ATTEMPTS = 3

const cache = new DocumentCache()

interface Built<View> {
  view: View
  documents: string[]
}

export async function answerPage(payload: Payload, query: PageQuery): Promise<PageAnswer> {
  const view = await answerPath(payload, query)
  // After the page, so that its `readAt` holds for header and footer too.
  return { view, shell: await answerShell(payload, query) }
}

async function answerPath(payload: Payload, query: PageQuery): Promise<ResolvedPath> {
  return buildCurrent(payload, query, query.path, (reader, readAt) =>
    resolvePath(reader, query, readAt),
  )
}

async function answerShell(payload: Payload, viewer: Viewer): Promise<ShellView> {
  return buildCurrent(payload, viewer, SHELL_PATH, (reader) => buildShell(reader))
}

async function buildCurrent<View extends object>(
  payload: Payload,
  viewer: Viewer,
  path: string,
  build: (reader: PublishedReader, readAt: number) => Promise<Built<View>>,
): Promise<View> {
  const pool = poolOf(payload)
  const key = { country: viewer.country, locale: viewer.locale, path }
  for (let attempt = 1; ; attempt += 1) {
    const moment = await cache.sync(pool)
    const reader = new PublishedReader(payload, cache, moment, viewer)
    const { view, documents } = await build(reader, moment.readAt)
    if ('kind' in view && view.kind === 'notFound') {
      await forgetBuild(pool, key)
      return view
    }
    const isCurrent = await recordBuild(pool, key, documents, moment)
    if (isCurrent || attempt === ATTEMPTS) return view
  }
}
