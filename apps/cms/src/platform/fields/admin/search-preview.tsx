'use client'
import { useFormFields, useLocale } from '@payloadcms/ui'
import { directionOf, toLocale } from '@studio/shared/locales'
import { useId } from 'react'
import { useWords } from '../../admin-language/use-words'
import { MAX_DESCRIPTION, MAX_TITLE } from '../search-lengths'
import { cut, measureDescription, measureTitle, type Measure } from './measure'
import { fieldWords } from './words'

/** Shows the title and description for search engines as a search result, with their lengths. */
export function SearchPreview() {
  const { SEARCH_PREVIEW_TEXTS } = useWords(fieldWords)
  const own = useText('seoTitle')
  const title = useText('title')
  const description = useText('seoDescription')
  const path = useText('slug')
  const { code } = useLocale()
  const headingId = useId()
  const locale = toLocale(code)
  const shown = own || title
  return (
    <section aria-labelledby={headingId} className="search-preview field-type">
      <h2 className="search-preview__heading" id={headingId}>
        {SEARCH_PREVIEW_TEXTS.heading}
      </h2>
      <div className="search-preview__result" dir={directionOf(locale)} lang={locale}>
        <p className="search-preview__address">
          <bdi>/{path}</bdi>
        </p>
        <p className="search-preview__title">
          {cut(shown, MAX_TITLE) || SEARCH_PREVIEW_TEXTS.noTitle}
        </p>
        <p>{cut(description, MAX_DESCRIPTION) || SEARCH_PREVIEW_TEXTS.noDescription}</p>
      </div>
      <ul className="search-preview__lengths">
        {[
          measureTitle(shown, SEARCH_PREVIEW_TEXTS),
          measureDescription(description, SEARCH_PREVIEW_TEXTS),
        ].map((measure) => (
          <Length key={measure.line} measure={measure} />
        ))}
      </ul>
    </section>
  )
}

function Length({ measure: { line, isGood } }: { measure: Measure }) {
  return <li className={isGood ? '' : 'search-preview__length--bad'}>{line}</li>
}

function useText(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value)
  return typeof value === 'string' ? value : ''
}
