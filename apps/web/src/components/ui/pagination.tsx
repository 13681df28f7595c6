import type { Locale } from '@studio/shared/locales'
import { AnyLink } from './any-link'
import { Arrow } from './marks'
import { GAP, pageNumbers } from './page-numbers'
import { translator } from '@/i18n/translator'

interface Props {
  label: string
  current: number
  count: number
  hrefOf: (page: number) => string
  locale: Locale
}

const BOX = 'grid size-11 place-items-center tabular-nums no-underline'

export function Pagination({ label, current, count, hrefOf, locale }: Props) {
  const t = translator(locale, 'ui')
  const ends = [
    { page: current - 1, isBack: true, words: t('previousPage') },
    { page: current + 1, isBack: false, words: t('nextPage') },
  ]
  const [previous, next] = ends.map(({ page, isBack, words }) =>
    page < 1 || page > count ? (
      <span key={words} className={`${BOX} text-pencil opacity-50`} aria-hidden>
        <Arrow isBack={isBack} />
      </span>
    ) : (
      <AnyLink
        key={words}
        href={hrefOf(page)}
        aria-label={words}
        className={`${BOX} hover:text-accent`}
      >
        <Arrow isBack={isBack} />
      </AnyLink>
    ),
  )
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-1">
      {previous}
      <ol className="flex flex-wrap gap-x-1">
        {pageNumbers(current, count).map((page, index) => (
          <li key={page === GAP ? `gap-${index}` : page}>
            {page === GAP ? (
              <span className={`${BOX} text-pencil`}>…</span>
            ) : (
              <AnyLink
                href={hrefOf(page)}
                aria-label={t('page', { number: String(page) })}
                aria-current={page === current ? 'page' : undefined}
                className={`${BOX} border-b-4 border-transparent hover:border-rule aria-[current]:border-signal aria-[current]:font-semibold`}
              >
                {page}
              </AnyLink>
            )}
          </li>
        ))}
      </ol>
      {next}
    </nav>
  )
}
