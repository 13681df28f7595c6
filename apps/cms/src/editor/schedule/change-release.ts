import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { actorOf } from '../log/record-change'
import { inTransaction } from '../../platform/database/in-transaction'
import { queryWithin } from '../../platform/database/query-within'
import { releaseWords } from './admin/words'
import { applyItems, ItemsRefused, publishedBy, revertItems, type RefusedItem } from './apply-items'
import { checkPublication } from './check-publication'
import { isLive, readStored } from './documents'
import { makeItem, type AskedItem, type Refusal } from './make-item'
import { mergeChanges } from './merge-changes'
import { makeLive, noteProblems } from './run-releases'
import {
  clearItemProblems,
  deleteItem,
  insertItem,
  insertRelease,
  lockRelease,
  readItems,
  readRelease,
  rebaseItem,
  setItemProblem,
  setStatus,
  setTime,
} from './store'
import {
  MAX_ITEMS,
  type NewItem,
  type Problem,
  type ReleaseStatus,
  type ReleaseView,
} from './types'
import { readWallTime, type Instant } from '@studio/shared/wall-time'

export interface AskedTime {
  wallTime: string
  zone: string
  /** Chooses one of two instants if the clocks are changed in that hour; ISO 8601. */
  at?: string | undefined
}

export type Outcome =
  | { release: ReleaseView }
  | { refusal: Refusal }
  /** The clocks skip or repeat the time; the user chooses an instant. */
  | { time: 'hourSkipped' | 'hourRepeated'; instants: Instant[] }
  | { refused: RefusedItem[] }

const CHANGEABLE: readonly ReleaseStatus[] = ['open', 'scheduled', 'waiting']

const refuse = (status: Refusal['status'], code: string): { refusal: Refusal } => ({
  refusal: { status, code },
})

/** Schedules a change of a single document. */
export async function scheduleChange(
  req: PayloadRequest,
  asked: AskedItem,
  time: AskedTime,
): Promise<Outcome> {
  const read = readTime(req, time)
  if (!('at' in read)) return read
  const made = await makeItem(req, asked)
  if ('refusal' in made) return made
  const tooEarly = refuseBeforeItsDay(req, made.item, read.at)
  if (tooEarly) return tooEarly
  return asSystem(req, async (system) => {
    const id = await insertRelease(system, { name: null, ...authorOf(req) })
    await insertItem(system, id, made.item)
    await tryOut(system, id)
    await setTime(system, id, read)
    return viewOf(system, id)
  })
}

interface Bundle {
  name: string
  items: AskedItem[]
}

/**
 * Schedules changes of several documents together.
 *
 * @param prepare reads and locks the documents in the transaction that stores the release; what it
 *   returns under `stopped` is the answer, and nothing is stored
 */
export async function scheduleTogether<Stopped>(
  req: PayloadRequest,
  time: AskedTime,
  prepare: (system: PayloadRequest) => Promise<Bundle | { stopped: Stopped }>,
): Promise<Outcome | { stopped: Stopped }> {
  const read = readTime(req, time)
  if (!('at' in read)) return read
  return asSystem(req, async (system) => {
    const prepared = await prepare(system)
    if ('stopped' in prepared) return prepared
    const made = []
    for (const asked of prepared.items) {
      const one = await makeItem(req, asked)
      if ('refusal' in one) return one
      made.push(one.item)
    }
    const id = await insertRelease(system, { name: prepared.name, ...authorOf(req) })
    for (const item of made) await insertItem(system, id, item)
    await tryOut(system, id)
    await setTime(system, id, read)
    return viewOf(system, id)
  })
}

export async function createRelease(req: PayloadRequest, name: string): Promise<Outcome> {
  return asSystem(req, async (system) => {
    return viewOf(system, await insertRelease(system, { name, ...authorOf(req) }))
  })
}

/** Puts a document into a release. One that is in it already is replaced by its newest version. */
export async function putIn(req: PayloadRequest, id: number, asked: AskedItem): Promise<Outcome> {
  const made = await makeItem(req, asked)
  if ('refusal' in made) return made
  const { collection, document } = made.item
  return changing(req, id, async (system, { items }) => {
    const old = items.find((item) => item.collection === collection && item.document === document)
    if (!old && items.length >= MAX_ITEMS) return refuse(409, 'tooManyItems')
    if (old) await deleteItem(system, old.id)
    const item = await insertItem(system, id, made.item)
    // Other items may still solve it, so it stops the release only when its time is set.
    const problem = await problemAhead(system, made.item)
    if (problem) await setItemProblem(system, item, problem)
    return viewOf(system, id)
  })
}

export const ANSWERS = ['keep', 'renew', 'remove'] as const

export type Answer = (typeof ANSWERS)[number]

/**
 * Answers what happens with an item whose document was edited since: `keep` makes live what was put
 * in, `renew` the newest version, and `remove` takes it out.
 */
export async function answerItem(
  req: PayloadRequest,
  id: number,
  itemId: number,
  answer: Answer,
): Promise<Outcome> {
  return changing(req, id, async (system) => {
    const item = (await readItems(system, id)).find((one) => one.id === itemId)
    if (!item) return refuse(404, 'notFound')
    if (answer === 'remove') {
      await deleteItem(system, itemId)
      return viewOf(system, id)
    }
    if (item.action === 'change') {
      if (answer === 'renew') return refuse(409, 'notRenewable')
      const stored = await readStored(system, item)
      if (!stored) return refuse(404, 'notFound')
      const { value } = mergeChanges(item.base, item.wanted, stored.row)
      await rebaseItem(system, itemId, { base: stored.row, wanted: { ...(value as object) } })
      return viewOf(system, id)
    }
    const made = await makeItem(req, item)
    if ('refusal' in made) return made
    const wanted = answer === 'keep' ? item.wanted : made.item.wanted
    await rebaseItem(system, itemId, { base: made.item.base, wanted })
    return viewOf(system, id)
  })
}

/** Sets the time, after a trial that shows whether the release could go live now. */
export async function scheduleRelease(
  req: PayloadRequest,
  id: number,
  time: AskedTime,
): Promise<Outcome> {
  const read = readTime(req, time)
  if (!('at' in read)) return read
  return changing(req, id, async (system, { items }) => {
    if (items.length === 0) return refuse(409, 'releaseIsEmpty')
    await tryOut(system, id)
    await clearItemProblems(system, id)
    await setTime(system, id, read)
    return viewOf(system, id)
  })
}

export async function cancelRelease(req: PayloadRequest, id: number): Promise<Outcome> {
  return changing(req, id, async (system) => {
    await setStatus(system, id, 'cancelled')
    return viewOf(system, id)
  })
}

/** Makes a release live now, for example one that has missed its time. */
export async function releaseNow(req: PayloadRequest, id: number): Promise<Outcome> {
  const outcome = await changing(req, id, async (system, { items }) => {
    if (items.length === 0) return refuse(409, 'releaseIsEmpty')
    await makeLive(system, id, actorOf(req))
    return viewOf(system, id)
  })
  if ('refused' in outcome) await noteProblems(req.payload, id, outcome.refused, CHANGEABLE)
  return outcome
}

/**
 * Makes the documents of a release what they were before it.
 *
 * @param overwrites whether places that were changed since are overwritten as well
 */
export async function undoRelease(
  req: PayloadRequest,
  id: number,
  overwrites: boolean,
): Promise<Outcome> {
  return changing(
    req,
    id,
    async (system) => {
      await revertItems(system, await readItems(system, id), { overwrites, actor: actorOf(req) })
      await setStatus(system, id, 'undone')
      return viewOf(system, id)
    },
    ['live'],
  )
}

/** Does what the release would do, and rolls it back. Links are checked when it goes live. */
async function tryOut(system: PayloadRequest, id: number): Promise<void> {
  await queryWithin(system, sql`SAVEPOINT trial`)
  await applyItems(system, await readItems(system, id), { checksLinks: false, actor: null })
  await queryWithin(system, sql`ROLLBACK TO SAVEPOINT trial`)
}

/** What the checks before publishing say about an item alone. */
async function problemAhead(system: PayloadRequest, item: NewItem): Promise<Problem | null> {
  if (item.action !== 'publish') return null
  const stored = await readStored(system, item)
  if (!stored) return null
  const before = isLive(stored) ? stored.row : null
  return checkPublication(system, item, { before, after: publishedBy(system, item, stored) })
}

type Work = (system: PayloadRequest, release: ReleaseView) => Promise<Outcome>

/** Changes a release, while nothing else changes or runs it. */
function changing(
  req: PayloadRequest,
  id: number,
  work: Work,
  statuses: readonly ReleaseStatus[] = CHANGEABLE,
): Promise<Outcome> {
  return asSystem(req, async (system) => {
    const release = await lockRelease(system, id)
    if (!release) return refuse(404, 'notFound')
    if (!statuses.includes(release.status)) return refuse(409, 'releaseIsOver')
    return work(system, release)
  })
}

/** Runs work in a transaction without a user, because releases go live as the system. */
async function asSystem<Result>(
  { payload }: PayloadRequest,
  work: (system: PayloadRequest) => Promise<Result>,
): Promise<Result | { refused: RefusedItem[] }> {
  const system = await createLocalReq({}, payload)
  try {
    return await inTransaction(system, () => work(system))
  } catch (error) {
    if (error instanceof ItemsRefused) return { refused: error.items }
    throw error
  }
}

async function viewOf(req: PayloadRequest, id: number): Promise<Outcome> {
  const release = await readRelease(req, id)
  return release ? { release } : refuse(404, 'notFound')
}

/** Visitors see a post from the day of its date on, even if it is published earlier. */
function refuseBeforeItsDay(
  { i18n }: PayloadRequest,
  { action, wanted }: NewItem,
  at: string,
): Outcome | null {
  const { publishedOn } = wanted
  if (action !== 'publish' || typeof publishedOn !== 'string') return null
  const day = new Date(publishedOn).toISOString().slice(0, 10)
  if (at.slice(0, 10) >= day) return null
  const { REFUSAL_WORDS } = wordsIn(releaseWords, i18n)
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const message = REFUSAL_WORDS.beforeItsDay(format.format(new Date(publishedOn)))
  return { refusal: { status: 400, code: 'invalidBody', fields: { wallTime: message } } }
}

type ReadTime =
  { wallTime: string; zone: string; at: string } | Exclude<Outcome, { release: unknown }>

function readTime({ i18n }: PayloadRequest, { wallTime, zone, at }: AskedTime): ReadTime {
  const reading = readWallTime(wallTime, zone)
  const instants = reading.kind === 'exact' ? [reading.instant] : reading.instants
  const chosen = reading.kind === 'exact' ? reading.instant : instants.find((one) => one.at === at)
  if (!chosen) {
    return { time: reading.kind === 'skipped' ? 'hourSkipped' : 'hourRepeated', instants }
  }
  if (Date.parse(chosen.at) <= Date.now()) {
    const fields = { wallTime: wordsIn(releaseWords, i18n).REFUSAL_WORDS.timeIsOver }
    return { refusal: { status: 400, code: 'invalidBody', fields } }
  }
  return { wallTime: chosen.wallTime, zone, at: chosen.at }
}

const personSchema = z.object({ id: z.number(), name: z.string().nullish(), email: z.string() })

function authorOf({ user }: PayloadRequest): { author: string; user: number | null } {
  const person = personSchema.safeParse(user).data
  return { author: person?.name || person?.email || 'System', user: person?.id ?? null }
}
