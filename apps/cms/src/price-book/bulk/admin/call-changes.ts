import { z } from 'zod'
import type { PriceChanges } from '../book'
import { conflictSchema, type Conflict } from '../conflict'

export type CallOutcome =
  | { kind: 'done' }
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'tooLate' }
  | { kind: 'tooMany' }
  | { kind: 'failed' }

const refusalSchema = z.object({
  error: z.object({ code: z.string() }),
  conflicts: z.array(conflictSchema).default([]),
})

interface Options {
  changesOpenLists: boolean
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
    if (answer.ok) return { kind: 'done' }
    if (answer.status === 429) return { kind: 'tooMany' }
    const { error, conflicts } = refusalSchema.parse(await answer.json())
    if (error.code === 'changedSince') return { kind: 'conflict', conflicts }
    return { kind: error.code === 'tooLate' ? 'tooLate' : 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
