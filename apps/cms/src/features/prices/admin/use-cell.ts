import { useField, useForm } from '@payloadcms/ui'
import type { Validate } from 'payload'
import { useCallback } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { checkAmountIn } from '../check-row'
import { isUnread, type CellFormat, type CellValue } from './cell-text'
import type { FigureField } from './row-values'
import { priceBookWords } from './words'

interface Cell {
  value: unknown
  set: (value: CellValue) => void
}

/**
 * The value of one figure in the form. An unreadable text marks the field as invalid at once,
 * because the form's own validation runs a moment later and a quick Ctrl+S could save in between.
 */
export function useCell(
  path: string,
  field: FigureField,
  format: CellFormat,
  isRow: boolean,
): Cell {
  const words = useWords(priceBookWords)
  const validate = useCallback<Validate>(
    (value: unknown, options) =>
      isUnread(value)
        ? format.explain(value.typed, words)
        : // In the browser, the request that Payload passes to a validation has no language.
          checkAmountIn(words, { field, isRow }, value, options),
    [field, format, isRow, words],
  )
  const { value } = useField<unknown>({ path, validate })
  const { dispatchFields, setModified } = useForm()
  const set = useCallback(
    (next: CellValue) => {
      dispatchFields({
        type: 'UPDATE',
        path,
        value: next,
        valid: !isUnread(next),
        errorMessage: isUnread(next) ? format.explain(next.typed, words) : undefined,
        validate,
      })
      setModified(true)
    },
    [dispatchFields, format, path, setModified, validate, words],
  )
  return { value, set }
}
