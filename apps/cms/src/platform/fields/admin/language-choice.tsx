'use client'
import { FieldDescription, SelectInput, useField, type ReactSelectOption } from '@payloadcms/ui'
import { isLocale, LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload'
import { useWords } from '../../admin-language/use-words'
import { fieldWords } from './words'

const OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))

/** A menu of languages for a text field that stores a language code. */
export const LanguageChoice: TextFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { FIELD_TEXTS } = useWords(fieldWords)
  const { value, setValue, path, showError, disabled } = useField<string | null>({
    potentiallyStalePath: ownPath,
  })
  return (
    <SelectInput
      Description={<FieldDescription description={field.admin?.description} path={path} />}
      isClearable
      label={field.label}
      name={field.name}
      onChange={(choice: ReactSelectOption | ReactSelectOption[] | null) => {
        const chosen = Array.isArray(choice) ? choice[0]?.value : choice?.value
        setValue(isLocale(chosen) ? chosen : null)
      }}
      options={OPTIONS}
      path={path}
      placeholder={FIELD_TEXTS.noLanguage}
      readOnly={Boolean(readOnly) || disabled}
      showError={showError}
      value={value ?? undefined}
    />
  )
}

export function LanguageCell({ cellData }: DefaultCellComponentProps) {
  return isLocale(cellData) ? <bdi>{LOCALE_NAMES[cellData]}</bdi> : '–'
}
