import * as qs from 'qs-esm'
import type { Where } from 'payload'

/** Makes the URL of a list with a filter, in the format of the admin's own filter panel. */
export function listHref(collection: string, filter: Record<string, string | number>): string {
  const and = Object.entries(filter).map(([field, value]) => ({ [field]: { equals: value } }))
  const path = `/admin/collections/${collection}`
  return and.length === 0 ? path : `${path}?${qs.stringify({ where: { or: [{ and }] } })}`
}

/** Reads the filter of the open list, for an export. */
export function whereOf(searchParams: unknown): Where | undefined {
  const parsed = qs.parse(qs.stringify(searchParams), { depth: 10 })
  return parsed.where as Where | undefined
}

export function exportHref(path: string, where: Where | undefined): string {
  return `/api${path}${where ? `?${qs.stringify({ where })}` : ''}`
}

/** @returns true if the open list shows exactly this filter */
export function isShown(
  where: Where | undefined,
  filter: Record<string, string | number>,
): boolean {
  const shown = JSON.stringify(where ?? {})
  const entries = Object.entries(filter)
  if (entries.length === 0) return !where
  return entries.every(([field, value]) => shown.includes(`"${field}":{"equals":"${value}"}`))
}
