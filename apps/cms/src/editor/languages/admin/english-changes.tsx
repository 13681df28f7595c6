'use client'
import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { toLocale } from '@studio/shared/locales'
import { useId } from 'react'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { useEnglish } from './english-store'
import { WordDifference } from './word-difference'
import { languageWords } from './words'

/** Lists the outdated texts in the form's language, beside the form. */
export function EnglishChanges() {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { i18n } = useTranslation()
  const { places, confirm } = useEnglish()
  const { code } = useLocale()
  const { docPermissions } = useDocumentInfo()
  const headingId = useId()
  const outdated = Object.entries(places ?? {}).filter(([, { lag }]) => lag !== null)
  if (outdated.length === 0) return null
  const changed = outdated.filter(([, { lag }]) => lag === 'changed')
  return (
    <section aria-labelledby={headingId} className="english-changes field-type">
      <h2 className="language-states__title" id={headingId}>
        {LANGUAGE_WORDS.changesHeading(languageName(toLocale(code), i18n.language))}
      </h2>
      <ul>
        {outdated.map(([place, { label, text, lag, before }]) => (
          <li key={place}>
            <strong>{label}</strong>
            {lag && <span className="english-changes__lag">{LANGUAGE_WORDS.lag[lag]}</span>}
            <div className="english-beside__text" dir="ltr" lang="en">
              {before === null ? text : <WordDifference after={text} before={before} />}
            </div>
          </li>
        ))}
      </ul>
      {changed.length > 0 && docPermissions?.update && (
        <>
          <p>{LANGUAGE_WORDS.confirmAllHelp}</p>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void confirm(changed.map(([place]) => place))}
            size="small"
          >
            {LANGUAGE_WORDS.confirmAll}
          </Button>
        </>
      )}
    </section>
  )
}
