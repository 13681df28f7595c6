import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Actor } from '../log/record-change'
import { poolOf } from '../../platform/database/pool'
import { inTransaction } from '../../platform/database/in-transaction'
import { applyItems, ItemsRefused, type RefusedItem } from './apply-items'
import {
  clearItemProblems,
  lockRelease,
  readAuthor,
  readItems,
  setItemProblem,
  setStatus,
} from './store'
import type { ReleaseStatus } from './types'

/** A release that is later than this asks before it goes live. */
export const MAX_LATE_HOURS = 6

export type RunOutcome = 'live' | 'waiting' | 'notDue'

/** Ids of the releases whose time has come, in the order of their times. */
export async function dueReleases(payload: Payload): Promise<number[]> {
  const { rows } = await poolOf(payload).query<{ id: number }>(
    `SELECT id FROM releases WHERE status = 'scheduled' AND instant <= now() ORDER BY instant, id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Makes a due release live in one transaction, as the system. Its status changes in the same
 * transaction, so a killed worker leaves all of it or nothing, and a second run finds it done.
 *
 * @throws errors that a later try may not have, such as a lost connection
 */
export async function runDueRelease(payload: Payload, id: number): Promise<RunOutcome> {
  const req = await createLocalReq({}, payload)
  try {
    return await inTransaction(req, async () => {
      const release = await lockRelease(req, id)
      if (release?.status !== 'scheduled' || !release.at) return 'notDue'
      const lateMs = Date.now() - Date.parse(release.at)
      if (lateMs < 0) return 'notDue'
      if (lateMs > MAX_LATE_HOURS * 3_600_000) {
        await setStatus(req, id, 'waiting', { code: 'missed', details: [] })
        return 'waiting'
      }
      await makeLive(req, id, await readAuthor(req, id))
      return 'live'
    })
  } catch (error) {
    if (!(error instanceof ItemsRefused)) throw error
    await noteProblems(payload, id, error.items, ['scheduled'])
    return 'waiting'
  }
}

/** @throws ItemsRefused; the transaction must be rolled back */
export async function makeLive(
  req: PayloadRequest,
  id: number,
  actor: Actor | null,
): Promise<void> {
  await applyItems(req, await readItems(req, id), { checksLinks: true, actor })
  await setStatus(req, id, 'live')
}

/** Stores why a release did not go live, after its transaction was rolled back. */
export async function noteProblems(
  payload: Payload,
  id: number,
  items: RefusedItem[],
  statuses: readonly ReleaseStatus[],
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const release = await lockRelease(req, id)
    if (!release || !statuses.includes(release.status)) return
    await clearItemProblems(req, id)
    for (const item of items) await setItemProblem(req, item.id, item.problem)
    await setStatus(req, id, 'waiting', items[0]?.problem)
  })
}
