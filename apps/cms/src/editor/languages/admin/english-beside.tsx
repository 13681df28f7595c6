'use client'
import {
  Button,
  FieldDescription,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { toLocale } from '@studio/shared/locales'
import type { FieldDescriptionClientComponent, StaticDescription } from 'payload'
import { useState } from 'react'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import { plainTextOf } from '../plain-text'
import { useEnglish, type English } from './english-store'
import { placeOfPath } from './place-of-path'
import { WordDifference } from './word-difference'
import { languageWords } from './words'

interface Described {
  description?: StaticDescription
}

/** Shows the description of a field and, in other languages, the English text below it. */
export const EnglishBeside: FieldDescriptionClientComponent = ({ field, path }) => {
  const { places, confirm } = useEnglish()
  const place = useFormFields(([fields]) => placeOfPath(path, (row) => fields[`${row}.id`]?.value))
  const english = places?.[place]
  const { description } = { description: undefined, ...field.admin } as Described
  return (
    <>
      {description && <FieldDescription description={description} path={path} />}
      {english && <EnglishText english={english} onConfirm={() => confirm([place])} path={path} />}
    </>
  )
}

interface EnglishTextProps {
  path: string
  english: English
  onConfirm: () => Promise<void>
}

function EnglishText({ path, english, onConfirm }: EnglishTextProps) {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { text, lag, before, label } = english
  const { docPermissions } = useDocumentInfo()
  const mayWrite = Boolean(docPermissions?.update)
  return (
    <section
      aria-label={LANGUAGE_WORDS.englishOf(label)}
      className={`english-beside english-beside--${lag ?? 'current'}`}
    >
      <p className="english-beside__head">
        <span>{LANGUAGE_WORDS.english}</span>
        {lag && <strong>{LANGUAGE_WORDS.lag[lag]}</strong>}
      </p>
      <div
        className="english-beside__text"
        dir="ltr"
        lang="en"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls, so the keyboard must reach it
        tabIndex={text.length > 700 ? 0 : undefined}
      >
        {before === null ? text : <WordDifference after={text} before={before} />}
      </div>
      {mayWrite && (
        <div className="english-beside__actions">
          <CopyButton english={english} path={path} />
          {lag && (
            <Button
              aria-label={
                lag === 'changed'
                  ? LANGUAGE_WORDS.confirmOf(label)
                  : LANGUAGE_WORDS.confirmEmptyOf(label)
              }
              buttonStyle="secondary"
              margin={false}
              onClick={() => void onConfirm()}
              size="small"
            >
              {lag === 'changed' ? LANGUAGE_WORDS.confirm : LANGUAGE_WORDS.confirmEmpty}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Replaces the field's text by the English text. A second click restores the former text. */
function CopyButton({ path, english }: { path: string; english: English }) {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  const { code } = useLocale()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const [former, setFormer] = useState<{ value: unknown } | null>(null)
  const isCopied = plainTextOf(value) === english.text

  function write(next: unknown) {
    // The rich text editor is rendered again only if the initial value changes.
    dispatchFields({ type: 'UPDATE', path, value: next, initialValue: next })
    setModified(true)
  }

  if (isCopied && !former) return null
  return (
    <Button
      aria-label={
        isCopied
          ? LANGUAGE_WORDS.putBackOf(english.label)
          : LANGUAGE_WORDS.copyOf(english.label, languageName(toLocale(code), i18n.language))
      }
      buttonStyle="secondary"
      margin={false}
      onClick={() => {
        setFormer(isCopied ? null : { value: value ?? null })
        write(isCopied ? former?.value : structuredClone(english.value))
      }}
      size="small"
    >
      {isCopied ? LANGUAGE_WORDS.putBack : LANGUAGE_WORDS.copy}
    </Button>
  )
}
