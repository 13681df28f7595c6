import { isDeepStrictEqual } from 'node:util'
import { plain } from '../documents/compare-documents'
import type { Values } from '../../platform/fields/walk'

export interface Merged {
  value: unknown
  /** Names of the places that both sides have changed to something else. */
  conflicts: string[]
}

/** Metadata of a document, which stays as it is now. */
const KEPT = new Set(['id', 'createdAt', 'updatedAt', 'updatedBy', 'globalType', 'deletedAt'])

/**
 * Makes the changes between `base` and `wanted` in `current`. Rows are matched by id, so a change of
 * one price does not touch the others. Where `current` was changed as well, `wanted` wins and the
 * place is named as a conflict.
 */
export function mergeChanges(base: unknown, wanted: unknown, current: unknown): Merged {
  return merge({ base, wanted, current }, [])
}

interface Sides {
  base: unknown
  wanted: unknown
  current: unknown
}

function merge({ base, wanted, current }: Sides, path: string[]): Merged {
  if (same(base, wanted) || same(wanted, current)) return { value: current, conflicts: [] }
  if (same(base, current)) return { value: wanted, conflicts: [] }
  if (areRows(base) && areRows(wanted) && areRows(current)) {
    return mergeRows({ base, wanted, current }, path)
  }
  if (areSets(base) && areSets(wanted) && areSets(current)) {
    return { value: mergeSets(base, wanted, current), conflicts: [] }
  }
  if (isObject(wanted) && isObject(current)) {
    return mergeObjects(isObject(base) ? base : {}, wanted, current, path)
  }
  return { value: wanted, conflicts: [path.join(' › ')] }
}

function mergeObjects(base: Values, wanted: Values, current: Values, path: string[]): Merged {
  const value: Values = { ...current }
  const conflicts: string[] = []
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(base)])) {
    if (KEPT.has(name)) continue
    const sides = { base: base[name], wanted: wanted[name], current: current[name] }
    const inner = merge(sides, [...path, name])
    value[name] = inner.value
    conflicts.push(...inner.conflicts)
  }
  return { value, conflicts }
}

type Row = Values & { id: string }

interface Rows {
  base: Row[]
  wanted: Row[]
  current: Row[]
}

function mergeRows({ base, wanted, current }: Rows, path: string[]): Merged {
  const [old, own, now] = [byId(base), byId(wanted), byId(current)]
  const isMoved = !same(idsIn(wanted, old), idsIn(base, own))
  const isMovedSince = !same(idsIn(current, old), idsIn(base, now))
  const conflicts = isMoved && isMovedSince ? [path.join(' › ')] : []
  const ids = isMoved ? withAdded(wanted, current, old) : withAdded(current, wanted, old)
  const value = ids.flatMap((id): unknown[] => {
    const [before, here, is] = [old.get(id), own.get(id), now.get(id)]
    const row = here ?? is ?? before
    if (!row) return []
    // One side has removed the row; a change of the other side is in its way.
    if (before && (!here || !is)) {
      if ((here && !same(before, here)) || (is && !same(before, is))) {
        conflicts.push([...path, nameOf(row)].join(' › '))
        return here ? [here] : []
      }
      return []
    }
    const inner = merge({ base: before, wanted: here, current: is }, [...path, nameOf(row)])
    if (!here) return [is]
    conflicts.push(...inner.conflicts)
    return [is ? inner.value : here]
  })
  return { value, conflicts }
}

/** The ids of the rows that are also among others, in their order. */
function idsIn(rows: Row[], others: Map<string, Row>): string[] {
  return rows.map(({ id }) => id).filter((id) => others.has(id))
}

/** The ids of one side, with those of rows that only the other side has, after their neighbor. */
function withAdded(rows: Row[], others: Row[], base: Map<string, Row>): string[] {
  const ids = rows.map(({ id }) => id)
  others.forEach(({ id }, index) => {
    if (ids.includes(id)) return
    const isRemoved = base.has(id)
    const neighbor = others[index - 1]?.id
    const place = neighbor === undefined ? 0 : ids.indexOf(neighbor) + 1
    ids.splice(isRemoved || place === 0 ? (isRemoved ? ids.length : 0) : place, 0, id)
  })
  return ids
}

function byId(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function nameOf(row: Row): string {
  const { label, title, key, blockType } = row
  for (const name of [label, title]) {
    if (typeof name === 'string' && name) return name
    if (isObject(name) && typeof name.en === 'string' && name.en) return name.en
  }
  return [key, blockType].find((name) => typeof name === 'string') ?? row.id
}

function mergeSets(base: unknown[], wanted: unknown[], current: unknown[]): unknown[] {
  const kept = current.filter((entry) => wanted.includes(entry) || !base.includes(entry))
  const added = wanted.filter((entry) => !base.includes(entry) && !kept.includes(entry))
  return [...kept, ...added]
}

function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

function areRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => isObject(row) && typeof row.id === 'string')
}

function areSets(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
