'use client'
import { Button, Link, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { directionOf, LOCALE_NAMES, LOCALES, type Locale } from '@studio/shared/locales'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { languageName } from '../../../platform/admin-language/language-name'
import { useWords } from '../../../platform/admin-language/use-words'
import type { BoardRow, Cell } from '../read-board'
import { PublishDialog } from './publish-dialog'
import { languageWords, type LanguageWords } from './words'

interface BoardTableProps {
  rows: BoardRow[]
  /** The names of collections and globals by slug. */
  kinds: Record<string, string>
}

interface Asked {
  row: BoardRow
  locale: Locale
}

export function BoardTable({ rows, kinds }: BoardTableProps) {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { i18n } = useTranslation()
  const router = useRouter()
  const [asked, setAsked] = useState<Asked | null>(null)

  const titleOf = ({ id, kind, title }: BoardRow) =>
    // The stored title of a global is its English name.
    (id === 0 && kinds[kind]) || title || LANGUAGE_WORDS.untitled

  function finish({ row, locale }: Asked) {
    setAsked(null)
    toast.success(LANGUAGE_WORDS.published(titleOf(row), languageName(locale, i18n.language)))
    router.refresh()
  }

  return (
    <>
      <table className="languages-board__table">
        <caption>{LANGUAGE_WORDS.table}</caption>
        <thead>
          <tr>
            <th scope="col">{LANGUAGE_WORDS.document}</th>
            {LOCALES.map((locale) => (
              <th key={locale} scope="col">
                <span dir={directionOf(locale)} lang={locale}>
                  {LOCALE_NAMES[locale]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind}/${row.id}`}>
              <th scope="row">
                <bdi>{titleOf(row)}</bdi>
                {row.id > 0 && (
                  <span className="languages-board__kind">{kinds[row.kind] ?? row.kind}</span>
                )}
              </th>
              {LOCALES.map((locale) => (
                <td key={locale}>
                  <LanguageCell
                    cell={row.cells[locale]}
                    locale={locale}
                    onPublish={() => setAsked({ row, locale })}
                    row={row}
                    title={titleOf(row)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {asked && (
        <PublishDialog
          cell={asked.row.cells[asked.locale]}
          collection={asked.row.kind}
          id={asked.row.id}
          locale={asked.locale}
          onCancel={() => setAsked(null)}
          onPublished={() => finish(asked)}
          title={titleOf(asked.row)}
        />
      )}
    </>
  )
}

interface LanguageCellProps {
  row: BoardRow
  title: string
  cell: Cell
  locale: Locale
  onPublish: () => void
}

function LanguageCell({ row, title, cell, locale, onPublish }: LanguageCellProps) {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { state, changed, untranslated } = cell
  const isOutdated = changed + untranslated > 0
  const language = languageName(locale, i18n.language)
  const place = row.id === 0 ? `globals/${row.kind}` : `collections/${row.kind}/${row.id}`
  const href = `${config.routes.admin}/${place}?locale=${locale}`
  const isWaiting = state === 'draft' || state === 'changed'
  return (
    <div
      className={`languages-board__cell languages-board__cell--${isOutdated ? 'outdated' : state}`}
    >
      <Link href={href} prefetch={false}>
        <span className="languages-board__hidden">{LANGUAGE_WORDS.open(title, language)}</span>
        <span aria-hidden className="languages-board__narrow">
          {language}
        </span>
        <span className="languages-board__state">
          {isOutdated ? LANGUAGE_WORDS.outdated : LANGUAGE_WORDS.cell[state]}
        </span>
        {detailsOf(cell, LANGUAGE_WORDS, i18n.language).map((text) => (
          <span className="languages-board__detail" key={text}>
            {text}
          </span>
        ))}
      </Link>
      {isWaiting && (
        <Button
          aria-label={LANGUAGE_WORDS.publishOf(title, language)}
          buttonStyle="secondary"
          margin={false}
          onClick={onPublish}
          size="small"
        >
          {LANGUAGE_WORDS.publish}
        </Button>
      )}
    </div>
  )
}

/** The lines below the state in a cell. */
function detailsOf(
  { state, changed, untranslated, scheduled }: Cell,
  words: LanguageWords,
  language: string,
): string[] {
  return [
    ...(changed > 0 ? [words.changed(changed)] : []),
    ...(untranslated > 0 ? [words.untranslated(untranslated)] : []),
    ...(changed + untranslated > 0 && state === 'changed' ? [words.states.draft] : []),
    ...(scheduled ? [words.scheduled(timeText(scheduled, language))] : []),
  ]
}

/**
 * A short time in its own time zone.
 *
 * @param language the language of the admin
 */
function timeText({ at, zone }: NonNullable<Cell['scheduled']>, language: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: zone } as const
  return new Intl.DateTimeFormat(language, format).format(new Date(at))
}
