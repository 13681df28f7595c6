'use client'
import { CheckboxField, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { CheckboxFieldClientComponent } from 'payload'
import { useWords } from '../../../platform/admin-language/use-words'
import { languageWords } from './words'

/**
 * A checkbox beside the English text of a document. New documents do not show it, because they have
 * no translations yet.
 */
export const SmallCorrection: CheckboxFieldClientComponent = (props) => {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { id, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const isExisting = id !== undefined || globalSlug !== undefined
  if (code !== DEFAULT_LOCALE || !isExisting) return null
  const { field } = props
  const admin = { ...field.admin, description: LANGUAGE_WORDS.smallCorrectionHelp }
  return (
    <CheckboxField {...props} field={{ ...field, label: LANGUAGE_WORDS.smallCorrection, admin }} />
  )
}
