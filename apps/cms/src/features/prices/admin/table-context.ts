import type { PriceGroupKind } from '@studio/shared/price-book'
import type { ClientField, SanitizedFieldPermissions } from 'payload'
import { createContext, use } from 'react'
import type { Column } from './visible-columns'

export interface TableContextValue {
  path: string
  schemaPath: string
  fields: ClientField[]
  permissions: SanitizedFieldPermissions | undefined
  kind: PriceGroupKind | undefined
  columns: Column[]
  showsRanges: boolean
  rowCount: number
  /** The whole table is read-only, for example in a locked document. */
  isReadOnly: boolean
  canEdit: (name: string) => boolean
  /** Names of the rows by key in the default locale, while the form is in another one. */
  defaultLabels: ReadonlyMap<string, string>
  move: (from: number, to: number) => void
  askToRemove: (index: number) => void
}

export const TableContext = createContext<TableContextValue | null>(null)

export function useTable(): TableContextValue {
  const table = use(TableContext)
  if (!table) throw new Error('A part of the price table stands outside the table.')
  return table
}
