'use client'
import {
  FieldDescription,
  SelectInput,
  type ReactSelectOption,
  useField,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { CSSProperties } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'
import { useGroupItems } from './use-group-items'

/** Selects one price of the list in the sibling field `priceGroup`; stores the row's key. */
export const PriceItemSelect: TextFieldClientComponent = (props) => {
  const { SELECT_TEXTS } = useWords(priceBookWords)
  const { field, path: staticPath, readOnly = false } = props
  const { value, setValue, path, showError, errorMessage, disabled } = useField<string | null>({
    potentiallyStalePath: staticPath,
  })
  const groupPath = `${path.slice(0, path.lastIndexOf('.') + 1)}priceGroup`
  const group = useFormFields(([fields]) => idOf(fields[groupPath]?.value))
  const { code } = useLocale()
  const { items, status } = useGroupItems(group, code)
  const isGone = Boolean(value) && status === 'ready' && !items.some((item) => item.value === value)
  const options =
    value && !items.some((item) => item.value === value)
      ? [...items, { value, label: isGone ? SELECT_TEXTS.goneOption(value) : value }]
      : items
  const hint =
    group === null ? SELECT_TEXTS.noGroup : status === 'failed' ? SELECT_TEXTS.failed : undefined
  const problem = isGone && value ? SELECT_TEXTS.gone(value) : showError ? errorMessage : undefined

  return (
    <SelectInput
      Description={
        problem ? (
          <p className="price-select__problem" role="alert">
            {problem}
          </p>
        ) : (
          <FieldDescription description={hint} path={path} />
        )
      }
      isClearable
      label={field.label}
      name={field.name}
      onChange={(choice: ReactSelectOption | ReactSelectOption[] | null) => {
        const chosen = Array.isArray(choice) ? choice[0]?.value : choice?.value
        setValue(typeof chosen === 'string' ? chosen : null)
      }}
      options={group === null ? options.filter((option) => option.value === value) : options}
      path={path}
      placeholder={status === 'loading' ? SELECT_TEXTS.loading : SELECT_TEXTS.placeholder}
      readOnly={readOnly || disabled || (group === null && !value)}
      required={field.required}
      showError={Boolean(problem)}
      style={widthStyle(field.admin?.width)}
      value={value ?? undefined}
    />
  )
}

/** Sets the width in the variable that Payload's own fields use in a row. */
function widthStyle(width: string | number | undefined): CSSProperties {
  const variable: Record<string, string | number> = width ? { '--field-width': width } : {}
  return width ? variable : { flex: '1 1 auto' }
}

/** A relationship's value in the form is either an id or the whole document. */
function idOf(value: unknown): string | number | null {
  if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return value
  return typeof value === 'object' && value !== null && 'id' in value ? idOf(value.id) : null
}
