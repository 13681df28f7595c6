import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useMemo } from 'react'
import { CELL_FIELDS, type CellField, type RowValues } from './row-values'

interface RowState {
  /** The row's key, by which pages refer to the row. */
  key: string
  values: RowValues
  errors: Partial<Record<CellField, string>>
  isDisputed: boolean
  /** Whether a field is invalid that is not in the table but in the row's details. */
  hasProblemInDetails: boolean
}

const SHOWN: readonly string[] = [...CELL_FIELDS, 'isFrom', 'percentMeaning']

/** @returns the values of one row in the form */
export function useRowState(path: string): RowState {
  const snapshot = useFormFields(([fields]) => JSON.stringify(readRow(fields, path)))
  return useMemo(() => JSON.parse(snapshot) as RowState, [snapshot])
}

export function useRowsValues(path: string): RowValues[] {
  const snapshot = useFormFields(([fields]) => {
    const count = fields[path]?.rows?.length ?? 0
    return JSON.stringify(
      Array.from({ length: count }, (_, index) => readValues(fields, `${path}.${index}`)),
    )
  })
  return useMemo(() => JSON.parse(snapshot) as RowValues[], [snapshot])
}

function readRow(fields: FormState, path: string): RowState {
  const errors = CELL_FIELDS.flatMap((name) => {
    const field = fields[`${path}.${name}`]
    return field?.valid === false ? [[name, field.errorMessage ?? ''] as const] : []
  })
  const prefix = `${path}.`
  const hasProblemInDetails = Object.entries(fields).some(
    ([key, field]) =>
      key.startsWith(prefix) && field.valid === false && !SHOWN.includes(key.slice(prefix.length)),
  )
  const key: unknown = fields[`${path}.key`]?.value
  return {
    key: typeof key === 'string' ? key : '',
    values: readValues(fields, path),
    errors: Object.fromEntries(errors),
    isDisputed: fields[`${path}.isDisputed`]?.value === true,
    hasProblemInDetails,
  }
}

function readValues(fields: FormState, path: string): RowValues {
  return Object.fromEntries(
    CELL_FIELDS.map((name) => [name, fields[`${path}.${name}`]?.value ?? null]),
  )
}
