import { isDeepStrictEqual } from 'node:util'
import type { LoggedChange, LogEntry } from './entry'

/**
 * Autosave stores a draft every few seconds. Two drafts with a longer pause than this between them
 * are separate entries.
 */
const MAX_PAUSE_MS = 10 * 60_000

/**
 * Merges consecutive drafts of one person into one entry, with the values before the first save and
 * after the last one.
 *
 * @param entries newest first
 */
export function mergeEntries(entries: LogEntry[]): LogEntry[] {
  const merged: LogEntry[] = []
  for (const entry of entries) {
    const newer = merged.at(-1)
    if (newer && isSameWork(entry, newer)) {
      merged[merged.length - 1] = { ...newer, changes: joined(entry.changes, newer.changes) }
    } else merged.push(entry)
  }
  return merged
}

function isSameWork(older: LogEntry, newer: LogEntry): boolean {
  return (
    older.action === 'saved' &&
    newer.action === 'saved' &&
    older.kind === newer.kind &&
    older.document === newer.document &&
    older.actor === newer.actor &&
    Date.parse(newer.at) - Date.parse(older.at) < MAX_PAUSE_MS
  )
}

function joined(older: LoggedChange[], newer: LoggedChange[]): LoggedChange[] {
  const left = [...newer]
  const both = older.map((change): LoggedChange => {
    const index = left.findIndex((one) => isSameField(one, change))
    const [later] = index === -1 ? [] : left.splice(index, 1)
    return later ? { ...change, after: later.after } : change
  })
  const changed = both.filter(
    ({ what, before, after }) => what !== 'changed' || !isDeepStrictEqual(before, after),
  )
  return [...changed, ...left]
}

function isSameField(one: LoggedChange, other: LoggedChange): boolean {
  return (
    one.what === 'changed' &&
    other.what === 'changed' &&
    one.part === other.part &&
    isDeepStrictEqual(one.path, other.path)
  )
}
