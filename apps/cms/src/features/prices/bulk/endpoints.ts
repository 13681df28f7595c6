import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { forRoles } from '../../../platform/api/for-roles'
import { fail, json, readQuery } from '../../../platform/lib/respond'
import { poolOf } from '../../../platform/database/pool'
import { env } from '../../../platform/env'
import { respond } from '../../../editor/schedule/endpoints'
import { timeSchema } from '@studio/shared/wall-time'
import { limit } from '../../../platform/rate-limits/limit'
import { csvResponse } from '../../../platform/lib/csv'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { priceBookWords } from '../admin/words'
import { applyPriceChanges, type Refused } from './apply-price-changes'
import { priceChangesSchema, type PriceChanges } from './book'
import { CSV_STYLES } from './csv/columns'
import { readPrices } from './csv/read-prices'
import { writePrices } from './csv/write-prices'
import { pagesOfLists } from './pages-of-lists'
import { readBook } from './read-book'
import { schedulePriceChanges } from './schedule-price-changes'
import { readRecentBatches, undoBatch } from './undo-batch'

const localeSchema = z.strictObject({ locale: z.enum(LOCALES).default(DEFAULT_LOCALE) })

/** Ids of price lists, separated by commas. */
const listsSchema = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,199}$/)
  .transform((ids) => ids.split(',').map(Number))
  .refine((ids) => ids.every((id) => id <= 2_147_483_647))

const downloadSchema = localeSchema.extend({
  style: z.enum(CSV_STYLES).default('en'),
  /** The lists to download; without it, every list. */
  lists: listsSchema.optional(),
})

/** The length in characters of a file with about 5,000 prices. */
const MAX_FILE_LENGTH = 500_000

const fileSchema = localeSchema.extend({ text: z.string().max(MAX_FILE_LENGTH) })

const applySchema = z.strictObject({
  changes: priceChangesSchema,
  changesOpenLists: z.boolean().default(false),
  /** When the prices change; without it, at once. */
  time: timeSchema.optional(),
})

const pagesSchema = z.strictObject({ lists: listsSchema })

const undoSchema = z.strictObject({ changesOpenLists: z.boolean().default(false) })

const batchSchema = z.uuid()

const EDITORS = ['editor', 'admin'] as const

/** The endpoints of the screen that changes many prices. Translators may not call them. */
export const bulkEndpoints: Endpoint[] = [
  {
    path: '/price-book/book',
    method: 'get',
    handler: forRoles([...EDITORS], async (req) => {
      const read = readQuery(localeSchema, req.url)
      if ('refusal' in read) return read.refusal
      return json({
        lists: await readBook(req, read.query.locale),
        recent: await readRecentBatches(req),
      })
    }),
  },
  {
    path: '/price-book/pages',
    method: 'get',
    handler: forRoles([...EDITORS], async (req) => {
      const read = readQuery(pagesSchema, req.url)
      if ('refusal' in read) return read.refusal
      const pages = await pagesOfLists(poolOf(req.payload), read.query.lists)
      return json({ pages, siteUrl: env.WEB_URL })
    }),
  },
  {
    path: '/price-book/csv',
    method: 'get',
    handler: forRoles([...EDITORS], async (req) => {
      const read = readQuery(downloadSchema, req.url)
      if ('refusal' in read) return read.refusal
      const { locale, style, lists } = read.query
      const book = await readBook(req, locale)
      const chosen = lists ? book.filter(({ id }) => lists.includes(id)) : book
      await recordSecurityEvent(req, { kind: 'data-exported', details: 'prices' })
      return csvResponse('prices', writePrices(chosen, style, wordsIn(priceBookWords, req.i18n)))
    }),
  },
  {
    // A dry run: it compares the file with the price book and changes nothing.
    path: '/price-book/csv',
    method: 'post',
    handler: forRoles([...EDITORS], async (req) => {
      const refusal = await limit(req, 'priceChange', [accountOf(req)])
      if (refusal) return refusal
      const body = fileSchema.safeParse(await bodyOf(req))
      if (!body.success) return fail(400, 'invalidBody')
      const lists = await readBook(req, body.data.locale)
      return json({ lists, ...readPrices(body.data.text, lists, req.i18n) })
    }),
  },
  {
    path: '/price-book/changes',
    method: 'post',
    handler: forRoles([...EDITORS], async (req) => {
      const refusal = await limit(req, 'priceChange', [accountOf(req)])
      if (refusal) return refusal
      const body = applySchema.safeParse(await bodyOf(req))
      if (!body.success) return fail(400, 'invalidBody')
      const { changes, changesOpenLists, time } = body.data
      if (hasDoubles(changes)) return fail(400, 'invalidBody')
      if (time) {
        const planned = await schedulePriceChanges(req, changes, time)
        return 'stopped' in planned ? refuse(planned.stopped) : respond(req, planned)
      }
      const outcome = await applyPriceChanges(req, changes, { changesOpenLists })
      return outcome.kind === 'applied' ? json({ batch: outcome.batch }) : refuse(outcome)
    }),
  },
  {
    path: '/price-book/changes/:batch/undo',
    method: 'post',
    handler: forRoles([...EDITORS], async (req) => {
      const refusal = await limit(req, 'priceChange', [accountOf(req)])
      if (refusal) return refusal
      const batch = batchSchema.safeParse(req.routeParams?.batch)
      if (!batch.success) return fail(404, 'notFound')
      const body = undoSchema.safeParse(await bodyOf(req))
      if (!body.success) return fail(400, 'invalidBody')
      const outcome = await undoBatch(req, batch.data, body.data)
      switch (outcome.kind) {
        case 'undone':
          return json({ lists: outcome.lists, prices: outcome.prices, left: outcome.left })
        case 'conflict':
          return json({ error: { code: 'changedSince' }, conflicts: outcome.conflicts }, 409)
        case 'notFound':
          return fail(404, 'notFound')
        case 'tooLate':
        case 'nothingBefore':
        case 'nothingLeft':
          return fail(409, outcome.kind)
      }
    }),
  },
]

/** Two figures for one price contradict each other. */
function hasDoubles({ lists }: PriceChanges): boolean {
  const isDouble = (names: (string | number)[]) => new Set(names).size < names.length
  return (
    isDouble(lists.map(({ id }) => id)) ||
    lists.some(({ rows }) => isDouble(rows.map(({ key }) => key)))
  )
}

function refuse({ kind, ...details }: Refused): Response {
  return kind === 'conflict'
    ? json({ error: { code: 'changedSince' }, ...details }, 409)
    : json({ error: { code: 'invalidPrices' }, ...details }, 422)
}

function bodyOf(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => null) ?? Promise.resolve(null)
}

function accountOf({ user }: PayloadRequest): string | null {
  return user ? `prices ${user.id}` : null
}
