import { randomUUID } from 'node:crypto'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { wordsIn } from '../../admin-language/admin-words'
import { inTransaction } from '../../database/in-transaction'
import type { PriceGroup } from '../../payload-types'
import { priceBookWords } from '../admin/words'
import { bulkPriceWords } from './admin/words'
import { inBatch } from './batch-context'
import type { PriceChanges, RowFigures } from './book'
import type { Conflict } from './conflict'
import { findConflicts, lockLists, readOpenLists } from './conflicts'
import { newestVersions } from './newest-versions'
import { problemOf } from './plan'

interface Refusal {
  list: number
  row: string
  text: string
}

export type ApplyOutcome =
  /** Everything is live. `batch` names the change for its undo. */
  | { kind: 'applied'; batch: string }
  /** Nothing has changed. */
  | { kind: 'conflict'; conflicts: Conflict[] }
  /** Nothing has changed. */
  | { kind: 'invalid'; problems: Refusal[] }

interface Options {
  /** Whether lists are changed that somebody has open for editing. */
  changesOpenLists?: boolean
}

/**
 * Gives many prices new amounts, for visitors too: all of them in one transaction, or none. Each
 * list gets one version in its history.
 *
 * A list that has been saved since the version that `changes` names is a conflict, and so is a
 * deleted list or row. The rights of `req.user` apply; a job without an account may change all
 * prices. A request that is in a transaction already stays in it.
 */
export async function applyPriceChanges(
  req: PayloadRequest,
  { lists }: PriceChanges,
  { changesOpenLists = false }: Options = {},
): Promise<ApplyOutcome> {
  // Payload sets the language of a request that it is given.
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  return inTransaction(own, async () => {
    const ids = lists.map(({ id }) => id)
    const situation = {
      titles: await lockLists(own, ids),
      newest: await newestVersions(own),
      open: changesOpenLists ? new Map<number, never>() : await readOpenLists(own, ids),
    }
    const expected = new Map(lists.map(({ id, version }) => [id, version]))
    const conflicts = await findConflicts(own, expected, situation)
    if (conflicts.length > 0) return { kind: 'conflict', conflicts }

    const changed: { rows: Rows; group: PriceGroup }[] = []
    for (const { id, rows } of lists) changed.push({ rows, group: await readList(own, id) })
    const problems = changed.flatMap(({ group, rows }) => findProblems(own, group, rows))
    if (problems.length > 0) return { kind: 'invalid', problems }

    const batch = randomUUID()
    await inBatch(own, batch, async () => {
      for (const { group, rows } of changed) await saveList(own, group, rows)
    })
    return { kind: 'applied', batch }
  })
}

type Rows = PriceChanges['lists'][number]['rows']

function readList(req: PayloadRequest, id: number): Promise<PriceGroup> {
  return req.payload.findByID({
    collection: 'price-groups',
    id,
    depth: 0,
    locale: DEFAULT_LOCALE,
    fallbackLocale: false,
    overrideAccess: !req.user,
    user: req.user,
    req,
  })
}

function findProblems(
  { i18n }: PayloadRequest,
  { id, kind, items }: PriceGroup,
  rows: Rows,
): Refusal[] {
  const priceWords = wordsIn(priceBookWords, i18n)
  return rows.flatMap(({ key, figures }) => {
    const row = items?.find((item) => item.key === key)
    const text = row
      ? problemOf({ ...row, label: row.label ?? '', ...figures }, { kind }, priceWords)
      : wordsIn(bulkPriceWords, i18n).BULK_TEXTS.noSuchPrice
    return text ? [{ list: id, row: key, text }] : []
  })
}

async function saveList(req: PayloadRequest, { id, items }: PriceGroup, rows: Rows): Promise<void> {
  const figuresOf = new Map<string, RowFigures>(rows.map(({ key, figures }) => [key, figures]))
  await req.payload.update({
    collection: 'price-groups',
    id,
    locale: DEFAULT_LOCALE,
    data: { items: (items ?? []).map((row) => ({ ...row, ...figuresOf.get(row.key) })) },
    depth: 0,
    overrideAccess: !req.user,
    user: req.user,
    req,
  })
}
