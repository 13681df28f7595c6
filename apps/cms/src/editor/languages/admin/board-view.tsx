import { Link } from '@payloadcms/ui'
import { LOCALES } from '@studio/shared/locales'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { labelIn } from '../../../platform/admin-language/label-in'
import { languageName } from '../../../platform/admin-language/language-name'
import { poolOf } from '../../../platform/database/pool'
import { AdminScreen } from '../../documents/admin/admin-screen'
import { hasTexts } from '../has-texts'
import {
  boardQuerySchema,
  countBoard,
  readBoard,
  ROWS_PER_PAGE,
  type BoardCounts,
  type BoardQuery,
} from '../read-board'
import { boardAddress } from './board-address'
import { BoardFilters } from './board-filters'
import { BoardTable } from './board-table'
import { languageWords } from './words'

export async function BoardView(view: AdminViewServerProps) {
  const { i18n, initPageResult, searchParams } = view
  const { LANGUAGE_WORDS } = wordsIn(languageWords, i18n)
  const { user, payload } = initPageResult.req
  const { admin } = payload.config.routes
  const address = `${admin}/languages`
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(address)}`)
  if (!isStaff(user)) redirect(`${admin}/unauthorized`)
  const query = boardQuerySchema.parse(searchParams ?? {})
  const pool = poolOf(payload)
  const [{ rows, total }, counts] = await Promise.all([readBoard(pool, query), countBoard(pool)])
  const kinds = kindsOf(payload, i18n.language)
  return (
    <AdminScreen
      className="languages-board"
      steps={[{ label: LANGUAGE_WORDS.heading }]}
      view={view}
    >
      <p>{LANGUAGE_WORDS.intro}</p>
      <Summary address={address} counts={counts} i18n={i18n} />
      <BoardFilters address={address} i18n={i18n} kinds={kinds} query={query} />
      <p aria-live="polite">{total === 0 ? LANGUAGE_WORDS.nothing : LANGUAGE_WORDS.found(total)}</p>
      {rows.length > 0 && <BoardTable kinds={kinds} rows={rows} />}
      <Pages address={address} i18n={i18n} query={query} total={total} />
    </AdminScreen>
  )
}

/** The names of all collections and globals with translated texts, by slug. */
function kindsOf({ config }: Payload, language: string): Record<string, string> {
  const { collections, globals } = config
  return Object.fromEntries([
    ...collections
      .filter(({ fields }) => hasTexts(fields))
      .map(({ slug, labels }) => [slug, labelIn(labels.plural, language, slug)]),
    ...globals
      .filter(({ fields }) => hasTexts(fields))
      .map(({ slug, label }) => [slug, labelIn(label, language, slug)]),
  ]) as Record<string, string>
}

const SHOWN_COUNTS = ['outdated', 'missing', 'draft', 'scheduled'] as const

interface SummaryProps {
  address: string
  counts: BoardCounts
  i18n: { language: string }
}

function Summary({ address, counts, i18n }: SummaryProps) {
  const { LANGUAGE_WORDS } = wordsIn(languageWords, i18n)
  return (
    <dl aria-label={LANGUAGE_WORDS.summary} className="languages-board__summary">
      {LOCALES.map((locale) => {
        const shown = SHOWN_COUNTS.filter((state) => counts[locale][state] > 0)
        return (
          <div key={locale}>
            <dt>{languageName(locale, i18n.language)}</dt>
            <dd>
              {shown.length === 0 && LANGUAGE_WORDS.upToDate}
              {shown.map((state) => (
                <Link
                  href={boardAddress(address, { language: locale, state })}
                  key={state}
                  prefetch={false}
                >
                  {LANGUAGE_WORDS.counts[state](counts[locale][state])}
                </Link>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface PagesProps {
  address: string
  query: BoardQuery
  total: number
  i18n: { language: string }
}

function Pages({ address, query, total, i18n }: PagesProps) {
  const { LANGUAGE_WORDS } = wordsIn(languageWords, i18n)
  const { page } = query
  const last = Math.ceil(total / ROWS_PER_PAGE)
  if (last < 2) return null
  return (
    <nav aria-label={LANGUAGE_WORDS.pages} className="version-list__pages">
      {page > 1 && (
        <Link href={boardAddress(address, { ...query, page: page - 1 })} prefetch={false}>
          {LANGUAGE_WORDS.previous}
        </Link>
      )}
      <span>{LANGUAGE_WORDS.page(page, last)}</span>
      {page < last && (
        <Link href={boardAddress(address, { ...query, page: page + 1 })} prefetch={false}>
          {LANGUAGE_WORDS.next}
        </Link>
      )}
    </nav>
  )
}
