'use client'
import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { publishingWords } from './words'
import type { UsageAnswer } from './read-usage'

const SHOWN_AT_FIRST = 8

/** Lists the live pages, each with the locales and countries in which visitors have opened it. */
export function PageList({ pages, siteUrl }: Pick<UsageAnswer, 'pages' | 'siteUrl'>) {
  const { PANEL_TEXTS } = useWords(publishingWords)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? pages : pages.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul className="where-used__pages">
        {shown.map((page) => (
          <PageItem key={page.path} page={page} siteUrl={siteUrl} />
        ))}
      </ul>
      {shown.length < pages.length && (
        <button className="price-table__link" onClick={() => setShowsAll(true)} type="button">
          {PANEL_TEXTS.more(pages.length - shown.length)}
        </button>
      )}
    </>
  )
}

interface PageItemProps {
  page: UsageAnswer['pages'][number]
  siteUrl: string
}

function PageItem({ page, siteUrl }: PageItemProps) {
  const { PANEL_TEXTS, COUNTRY_NAMES } = useWords(publishingWords)
  const name = page.path === '' ? PANEL_TEXTS.home : `/${page.path}`
  const locales = LOCALES.filter((locale) => page.locales.includes(locale))
  const countries = COUNTRIES.filter((country) => page.countries.includes(country))
  return (
    <li>
      <span className="where-used__path">
        <bdi>{name}</bdi>
      </span>
      <span className="where-used__languages">
        {locales.map((locale) => (
          <a
            aria-label={`${name}, ${LOCALE_NAMES[locale]} ${PANEL_TEXTS.newTab}`}
            href={`${siteUrl}${publicPath(locale, page.path)}`}
            key={locale}
            lang={locale}
            rel="noopener"
            target="_blank"
          >
            {LOCALE_NAMES[locale]}
          </a>
        ))}
      </span>
      <span className="where-used__countries">
        {countries.length === COUNTRIES.length
          ? PANEL_TEXTS.everywhere
          : countries.map((country) => COUNTRY_NAMES[country]).join(', ')}
      </span>
    </li>
  )
}
