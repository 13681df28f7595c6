import type { GuideSource } from '@studio/shared/api/guide'
import type { Figure } from '@studio/shared/contracts/price'
import { useTranslations } from 'next-intl'
import { PageLink } from '@/components/ui/page-link'
import { FigureText } from './figure-text'
import type { GuideWords } from './guide-words'

interface Row {
  label: string
  list: string
  figure: Figure
  path: string | null
}

interface Props {
  sources: GuideSource[]
  /** The figures that the answer contains. */
  cited: { label: string; figure: Figure }[]
  hasExcerpts: boolean
  words: GuideWords
}

/** The sources of an answer. Rows of the price book are listed separately from pages. */
export function SourceList({ sources, cited, hasExcerpts, words }: Props) {
  const guide = useTranslations('guide')
  const { hrefOf } = words
  const pages = sources.filter(({ figure }) => figure === null)
  const rows: Row[] = [
    ...cited.map(({ label, figure }) => ({ label, list: '', figure, path: null })),
    ...sources.flatMap(({ title, excerpt, path, figure }) =>
      figure ? [{ label: title, list: excerpt, figure, path }] : [],
    ),
  ]
  return (
    <>
      {rows.length > 0 && (
        <section className="guide-prices">
          <h4 className="slate">{guide('prices')}</h4>
          <dl>
            {rows.map(({ label, list, figure, path }) => (
              <div key={`${list} ${label}`}>
                <dt>
                  {path === null ? label : <PageLink href={hrefOf(path)}>{label}</PageLink>}
                  {list && <span className="guide-note">{list}</span>}
                </dt>
                <dd>
                  <FigureText figure={figure} words={words} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {pages.length > 0 && (
        <section className="guide-pages">
          {(rows.length > 0 || !hasExcerpts) && <h4 className="slate">{guide('pages')}</h4>}
          <ul>
            {pages.map(({ path, title, excerpt }) => (
              <li key={path}>
                <PageLink href={hrefOf(path)} className="guide-link">
                  {title}
                </PageLink>
                {hasExcerpts && excerpt && <p className="guide-note">{excerpt}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
