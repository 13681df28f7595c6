'use client'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { COUNTRIES } from '@studio/shared/countries'
import { useWords } from '../../../platform/admin-language/use-words'
import { publishingWords } from '../../../editor/publishing/admin/words'

interface Row {
  label?: string
  title?: string
  countries?: string[]
}

/** The name of a menu entry, with the countries that alone show it. */
export function MenuRowLabel() {
  const { COUNTRY_NAMES } = useWords(publishingWords)
  const { i18n } = useTranslation()
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const name = data.label ?? data.title ?? String(rowNumber + 1)
  const shown = COUNTRIES.filter((country) => data.countries?.includes(country))
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
    shown.map((country) => COUNTRY_NAMES[country]),
  )
  return (
    <span>
      <bdi>{name}</bdi>
      {names && ` (${names})`}
    </span>
  )
}
