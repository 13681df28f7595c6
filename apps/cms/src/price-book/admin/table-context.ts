import type { PriceGroupKind } from '@studio/shared/price-book'
import type { ClientField, SanitizedFieldPermissions } from 'payload'
import { createContext, use } from 'react'
import type { Column } from './visible-columns'

export interface TableContextValue {
  /** Path of the array in the form. */
  path: string
  schemaPath: string
  fields: ClientField[]
  permissions: SanitizedFieldPermissions | undefined
  kind: PriceGroupKind | undefined
  columns: Column[]
  showsRanges: boolean
  rowCount: number
  /** The whole table, for example in a locked document. */
  isReadOnly: boolean
  /** Whether this account may change a subfield of the rows. */
  canEdit: (name: string) => boolean
  /** Names of the rows in the default language, where the form is in another. */
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
