import { randomUUID } from 'node:crypto'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { inTransaction } from '../../../platform/database/in-transaction'
import type { PriceGroup } from '../../../payload-types'
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

/** Why the prices were not changed. Nothing is changed in this case. */
export type Refused =
  { kind: 'conflict'; conflicts: Conflict[] } | { kind: 'invalid'; problems: Refusal[] }

/**
 * `applied` means that all changes are live. `batch` is the id with which the change can be undone.
 */
export type ApplyOutcome = { kind: 'applied'; batch: string } | Refused

interface Options {
  /** Whether to change lists that somebody has open for editing. */
  changesOpenLists?: boolean
}

/**
 * Gives many prices new amounts and makes them live. One transaction changes all of them, or none.
 * Each list gets one version in its history.
 *
 * It is a conflict if a list was saved since the version that `changes` names, or if a list or row
 * was deleted. The rights of `req.user` apply; a job without an account may change all prices. If
 * `req` is already in a transaction, it is reused.
 */
export async function applyPriceChanges(
  req: PayloadRequest,
  { lists }: PriceChanges,
  { changesOpenLists = false }: Options = {},
): Promise<ApplyOutcome> {
  // A copy, because Payload sets the language of a request that it receives.
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  return inTransaction(own, async () => {
    const checked = await checkChanges(own, lists, { changesOpenLists, i18n: req.i18n })
    if (checked.kind !== 'changed') return checked
    const batch = randomUUID()
    await inBatch(own, batch, async () => {
      for (const { group, items } of checked.groups) await saveList(own, group, items)
    })
    return { kind: 'applied', batch }
  })
}

type Lists = PriceChanges['lists']
type Rows = Lists[number]['rows']

interface ChangedGroup {
  group: PriceGroup
  /** All rows of the list, of which some have new amounts. */
  items: NonNullable<PriceGroup['items']>
}

type Checked = { kind: 'changed'; groups: ChangedGroup[] } | Refused

interface Situation {
  changesOpenLists: boolean
  /** The language of the messages. */
  i18n: PayloadRequest['i18n']
}

/** Locks the lists until the transaction of `req` ends, and computes their new rows. */
export async function checkChanges(
  req: PayloadRequest,
  lists: Lists,
  { changesOpenLists, i18n }: Situation,
): Promise<Checked> {
  const ids = lists.map(({ id }) => id)
  const situation = {
    titles: await lockLists(req, ids),
    newest: await newestVersions(req),
    open: changesOpenLists ? new Map<number, never>() : await readOpenLists(req, ids),
  }
  const expected = new Map(lists.map(({ id, version }) => [id, version]))
  const conflicts = await findConflicts(req, expected, situation)
  if (conflicts.length > 0) return { kind: 'conflict', conflicts }

  const groups: ChangedGroup[] = []
  const problems: Refusal[] = []
  for (const { id, rows } of lists) {
    const group = await readList(req, id)
    problems.push(...findProblems(i18n, group, rows))
    groups.push({ group, items: withFigures(group, rows) })
  }
  return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'changed', groups }
}

function withFigures({ items }: PriceGroup, rows: Rows): ChangedGroup['items'] {
  const figuresOf = new Map<string, RowFigures>(rows.map(({ key, figures }) => [key, figures]))
  return (items ?? []).map((row) => ({ ...row, ...figuresOf.get(row.key) }))
}

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
  i18n: PayloadRequest['i18n'],
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

/** Gives rows of a list new figures, without checking whether somebody has changed the list. */
export async function giveFigures(req: PayloadRequest, list: number, rows: Rows): Promise<void> {
  const group = await readList(req, list)
  await saveList(req, group, withFigures(group, rows))
}

async function saveList(
  req: PayloadRequest,
  { id }: PriceGroup,
  items: ChangedGroup['items'],
): Promise<void> {
  await req.payload.update({
    collection: 'price-groups',
    id,
    locale: DEFAULT_LOCALE,
    data: { items },
    depth: 0,
    overrideAccess: !req.user,
    user: req.user,
    req,
  })
}
