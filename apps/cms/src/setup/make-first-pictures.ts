import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { poolOf } from '../platform/database/pool'
import { makeSizes } from '../platform/pictures/make-sizes'
import { findMissingSizes } from '../platform/pictures/missing-sizes'
import { readOriginals } from '../platform/pictures/originals'
import { DocumentCache } from '../site/reader/document-cache'
import { PublishedReader } from '../site/reader/reader'
import { resolvePath } from '../site/resolve-path'

/** The path of the home page, which is opened first. */
const PATH = ''

/**
 * Only sizes for tiles and phones are created before the start, in the format of all newer browsers.
 * The larger ones take most of the time; the worker creates them, or the first request for each.
 */
const MAX_WIDTH = 640

/** Two pictures are created at the same time with one thread each, because the start waits. */
const LANES = 2

/** Creates pictures of the home page before the site starts. */
export async function makeFirstPictures(payload: Payload): Promise<void> {
  sharp.concurrency(1)
  const shown = await mediaOn(payload, PATH)
  const originals = (await readOriginals(poolOf(payload))).filter(({ id }) => shown.has(id))
  const missing = await findMissingSizes(originals)
  const first = missing.filter(({ size }) => size.format === 'avif' && size.width <= MAX_WIDTH)
  await makeSizes(first, { lanes: LANES, log: payload.logger })
}

/**
 * Finds the pictures of a page in the default country. All locales show the same pictures, and the
 * other countries most of them.
 */
async function mediaOn(payload: Payload, path: string): Promise<Set<number>> {
  const viewer = { country: DEFAULT_COUNTRY, locale: DEFAULT_LOCALE }
  const cache = new DocumentCache()
  const moment = await cache.sync(poolOf(payload))
  const reader = new PublishedReader(payload, cache, moment, viewer)
  const { documents } = await resolvePath(reader, { ...viewer, path }, moment.readAt)
  return new Set(
    documents.flatMap((document) => {
      const [collection, id] = document.split(':')
      return collection === 'media' ? [Number(id)] : []
    }),
  )
}
