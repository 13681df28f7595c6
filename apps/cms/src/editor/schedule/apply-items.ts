import { LOCALES } from '@studio/shared/locales'
import { APIError, ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import type { Actor } from '../log/record-change'
import { editingContext } from '../../platform/fields/editing-context'
import type { Values } from '../../platform/fields/walk'
import { titleOf } from '../publishing/find-touched'
import { findReferences, type Reference } from '../../site/reader/find-references'
import { checkItem } from './check-item'
import { checkPublication } from './check-publication'
import { READY_FIELD, readyIn, readyLike, withLanguages } from '../documents/compose'
import {
  fieldsOf,
  isLive,
  lockStored,
  readStored,
  takeDown,
  writeLive,
  type StoredDocument,
} from './documents'
import { ItemRefused } from './item-refused'
import { logItem } from './log-item'
import { mergeChanges } from './merge-changes'
import { recordStates } from './store'
import {
  isAllLanguages,
  type ItemAction,
  type ItemTarget,
  type Problem,
  type ReleaseItem,
} from './types'

export interface RefusedItem extends ItemTarget {
  id: number
  action: ItemAction
  title: string
  problem: Problem
}

/** Items that cannot go live. The transaction must be rolled back. */
export class ItemsRefused extends Error {
  constructor(readonly items: RefusedItem[]) {
    super('Items of a release were refused.')
  }
}

function refused(item: ReleaseItem, problem: Problem): RefusedItem {
  const { id, collection, document, action, title } = item
  return { id, collection, document, action, title, problem }
}

/**
 * Makes all items live in the request's transaction, after checking that nobody has changed their
 * documents since.
 *
 * @param options.actor the account that the change log and the price lists name; null for a trial,
 * which is not logged
 * @throws ItemsRefused if one of them cannot go live
 */
export async function applyItems(
  req: PayloadRequest,
  items: ReleaseItem[],
  options: { checksLinks: boolean; actor: Actor | null },
): Promise<void> {
  const { actor } = options
  editingContext(req).releasedBy = actor?.id ?? null
  const found = new Map<ReleaseItem, StoredDocument>()
  const problems: RefusedItem[] = []
  for (const item of items) {
    await lockStored(req, item)
    const stored = await readStored(req, item)
    const problem = checkItem(item, stored)
    if (problem) problems.push(refused(item, problem))
    else if (stored) found.set(item, stored)
  }
  if (problems.length > 0) throw new ItemsRefused(problems)
  for (const [item, stored] of found) {
    await refusing(item, async () => {
      await applyItem(req, item, stored)
      const after = await readStored(req, item)
      await recordStates(req, item.id, { before: stored.row, after: after?.row ?? {} })
      if (after && actor) await logItem(req, actor, item, { before: stored, after })
    })
  }
  for (const [item, stored] of found) {
    const problem = await refusalOfChecks(req, item, stored)
    if (problem) problems.push(refused(item, problem))
  }
  if (problems.length > 0) throw new ItemsRefused(problems)
  if (!options.checksLinks) return
  for (const [item, stored] of found) {
    const details = await newlyBrokenLinks(req, item, stored.row)
    if (details.length > 0) problems.push(refused(item, { code: 'brokenLinks', details }))
  }
  if (problems.length > 0) throw new ItemsRefused(problems)
}

/** The checks read what the other items have changed, too. */
async function refusalOfChecks(
  req: PayloadRequest,
  item: ReleaseItem,
  stored: StoredDocument,
): Promise<Problem | null> {
  const now = await readStored(req, item)
  if (!now || !isLive(now)) return null
  return checkPublication(req, item, { before: isLive(stored) ? stored.row : null, after: now.row })
}

/** Runs the work of one item. An error that a user can act on becomes the item's problem. */
async function refusing(item: ReleaseItem, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    throw new ItemsRefused([refused(item, problem)])
  }
}

function problemOf(error: unknown): Problem | null {
  if (error instanceof ItemRefused) return error.problem
  if (error instanceof ValidationError) {
    const details = error.data.errors.map(({ label, path, message }) => {
      return `${typeof label === 'string' && label ? label : path}: ${message}`
    })
    return { code: 'invalid', details }
  }
  if (error instanceof APIError && error.status < 500) {
    return { code: 'invalid', details: [error.message] }
  }
  return null
}

async function applyItem(req: PayloadRequest, item: ReleaseItem, stored: StoredDocument) {
  if (item.action === 'publish') return publish(req, item, stored)
  return item.action === 'unpublish' ? unpublish(req, item, stored) : change(req, item, stored)
}

async function publish(req: PayloadRequest, item: ReleaseItem, stored: StoredDocument) {
  const before = isLive(stored) ? stored.row : null
  const live = publishedBy(req, item, stored)
  const [from, to] = [before ? readyIn(before) : [], readyIn(live)]
  const ready = (draft: typeof from) => readyLike(draft, from, to)
  await writeLive(req, item, { live, languages: item.languages, stored, ready })
}

/** The public document after an item has published its languages. */
export function publishedBy(
  req: PayloadRequest,
  item: Pick<ReleaseItem, 'collection' | 'document' | 'wanted' | 'languages'>,
  stored: StoredDocument,
): Values {
  const { flattenedFields } = fieldsOf(req, item)
  const { row, newest } = stored
  const before = isLive(stored) ? row : null
  return {
    ...withLanguages(flattenedFields, before, item.wanted, item.languages),
    createdAt: row.createdAt,
    edits: newest.edits,
    _status: 'published',
  }
}

/** The row after an item has taken its languages off the site; null if nothing changes. */
function unpublishedBy(item: ReleaseItem, stored: StoredDocument): Values | null {
  if (!isLive(stored)) return null
  const { row } = stored
  const from = readyIn(row)
  const to = from.filter((locale) => !item.languages.includes(locale))
  if (isAllLanguages(item.languages) || !(READY_FIELD in row) || to.length === 0) {
    return { ...row, _status: 'draft' }
  }
  return to.length === from.length ? null : { ...row, [READY_FIELD]: to }
}

async function unpublish(req: PayloadRequest, item: ReleaseItem, stored: StoredDocument) {
  const live = unpublishedBy(item, stored)
  if (!live) return
  if (live._status === 'draft') {
    await takeDown(req, item)
    return
  }
  const [from, to] = [readyIn(stored.row), readyIn(live)]
  const ready = (draft: typeof from) => readyLike(draft, from, to)
  await writeLive(req, item, { live, languages: [], stored, ready })
}

/** The row after an item, as visitors are served from it; null if nothing changes. */
export function rowAfter(
  req: PayloadRequest,
  item: ReleaseItem,
  stored: StoredDocument,
): Values | null {
  if (item.action === 'publish') return publishedBy(req, item, stored)
  return item.action === 'unpublish' ? unpublishedBy(item, stored) : changedBy(item, stored)
}

function changedBy(item: ReleaseItem, stored: StoredDocument): Values {
  return mergeChanges(item.base, item.wanted, stored.row).value as Values
}

async function change(req: PayloadRequest, item: ReleaseItem, stored: StoredDocument) {
  const live = changedBy(item, stored)
  await writeLive(req, item, { live, languages: item.languages, stored })
}

/** Makes the documents of a release what they were before. @see applyItems */
export async function revertItems(
  req: PayloadRequest,
  items: ReleaseItem[],
  options: { overwrites: boolean; actor: Actor | null },
): Promise<void> {
  const { actor } = options
  editingContext(req).releasedBy = actor?.id ?? null
  const found = new Map<ReleaseItem, StoredDocument>()
  const problems: RefusedItem[] = []
  for (const item of items) {
    await lockStored(req, item)
    const stored = await readStored(req, item)
    const problem = checkRevert(item, stored)
    if (problem && !(options.overwrites && problem.code === 'editedSince')) {
      problems.push(refused(item, problem))
    } else if (stored) found.set(item, stored)
  }
  if (problems.length > 0) throw new ItemsRefused(problems)
  for (const [item, stored] of [...found].reverse()) {
    await refusing(item, async () => {
      await revertItem(req, item, stored)
      const after = await readStored(req, item)
      if (after && actor) await logItem(req, actor, item, { before: stored, after })
    })
  }
}

function checkRevert(item: ReleaseItem, stored: StoredDocument | null): Problem | null {
  if (!stored) return { code: 'deleted', details: [] }
  if (stored.row.deletedAt) return { code: 'inTrash', details: [] }
  const { conflicts } = mergeChanges(item.after ?? {}, item.before ?? {}, contentOf(item, stored))
  return conflicts.length > 0 ? { code: 'editedSince', details: conflicts } : null
}

/** The public document without the record of who changed it. */
function contentOf(item: ReleaseItem, { row }: StoredDocument): Values {
  return { ...row, edits: item.after?.edits }
}

async function revertItem(req: PayloadRequest, item: ReleaseItem, stored: StoredDocument) {
  const { before, after } = item
  if (!before || !after) return
  if (before._status !== undefined && before._status !== 'published') {
    if (isLive(stored)) await takeDown(req, item)
    return
  }
  const merged = mergeChanges(after, before, contentOf(item, stored)).value as Values
  const live = { ...merged, edits: stored.newest.edits }
  const [from, to] = [readyIn(after._status === 'published' ? after : {}), readyIn(before)]
  const ready = (draft: typeof from) => readyLike(draft, from, to)
  await writeLive(req, item, { live, languages: [], stored, ready })
}

/** Documents that visitors would be led to by a new link, and do not find. */
async function newlyBrokenLinks(
  req: PayloadRequest,
  item: ReleaseItem,
  before: Values,
): Promise<string[]> {
  const stored = await readStored(req, item)
  if (!stored || !isLive(stored)) return []
  const kind = item.collection as CollectionSlug
  const key = ({ collection, id }: Reference) => `${collection}:${id}`
  const old = new Set(
    before._status === 'draft' ? [] : findReferences(req.payload, kind, before).map(key),
  )
  const added = findReferences(req.payload, kind, stored.row).filter((one) => !old.has(key(one)))
  const broken: string[] = []
  for (const collection of new Set(added.map((one) => one.collection))) {
    const ids = [
      ...new Set(added.filter((one) => one.collection === collection).map(({ id }) => id)),
    ]
    const { docs } = await req.payload.db.find<Values & { id: number }>({
      collection,
      where: { id: { in: ids } },
      locale: LOCALES[0],
      pagination: false,
      limit: 0,
      req,
    })
    for (const id of ids) {
      const target = docs.find((doc) => doc.id === id)
      const isOn = target && !target.deletedAt && target._status !== 'draft'
      if (!isOn) broken.push((target && titleOf(target)) || `${collection} ${id}`)
    }
  }
  return broken
}
