import { z } from 'zod'
import type { PriceChanges } from '../book'
import type { AskedTime } from '../../../../editor/schedule/change-release'
import { conflictSchema, type Conflict } from '../conflict'

export type CallOutcome =
  | { kind: 'done'; left: LeftPrice[] }
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'tooLate' }
  /** The server refused to schedule the change; `messages` says why, by time or document. */
  | { kind: 'refused'; messages: string[] }
  | { kind: 'tooMany' }
  | { kind: 'failed' }

/** The prices that an undo has left as they are, because somebody has changed them since. */
const doneSchema = z.object({
  left: z.array(z.object({ list: z.string(), price: z.string() })).default([]),
})

export type LeftPrice = z.infer<typeof doneSchema>['left'][number]

const refusalSchema = z.object({
  error: z.object({
    code: z.string(),
    fields: z.record(z.string(), z.string()).default({}),
  }),
  conflicts: z.array(conflictSchema).default([]),
})

interface Options {
  changesOpenLists: boolean
  /** When the prices change; undefined for at once. */
  time?: AskedTime
}

export function applyChanges(
  api: string,
  changes: PriceChanges,
  options: Options,
): Promise<CallOutcome> {
  return call(`${api}/price-book/changes`, { changes, ...options })
}

export function undoChanges(api: string, batch: string, options: Options): Promise<CallOutcome> {
  return call(`${api}/price-book/changes/${batch}/undo`, options)
}

async function call(address: string, body: object): Promise<CallOutcome> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return { kind: 'done', ...doneSchema.parse(await answer.json()) }
    if (answer.status === 429) return { kind: 'tooMany' }
    const { error, conflicts } = refusalSchema.parse(await answer.json())
    if (error.code === 'changedSince') return { kind: 'conflict', conflicts }
    if (error.code === 'tooLate') return { kind: 'tooLate' }
    const messages = Object.values(error.fields)
    return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
