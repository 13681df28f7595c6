import type { SearchAnswer } from '@studio/shared/contracts/search'
import { publicPath } from '@studio/shared/paths'
import { TextLink } from '@/components/ui/text-link'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { groupHits } from './group-hits'
import { HitRow } from './hit-row'
import { SearchForm } from './search-form'

interface Props {
  address: Address
  q: string
  /** The results. Null without a query, or without a response of the CMS. */
  answer: SearchAnswer | null
}

/** The search page with results by kind. It works without scripts. */
export function SearchPage({ address: { country, locale }, q, answer }: Props) {
  const t = translator(locale, 'search')
  const groups = groupHits(answer?.hits ?? [], Infinity)
  return (
    <main id="content" tabIndex={-1} className="wrap band outline-none">
      <h1 className="title-2">{t('title')}</h1>
      <div className="mt-8">
        <SearchForm locale={locale} q={q} />
      </div>
      {q && (
        <p className="mt-8 text-pencil" role="status">
          {summary()}
        </p>
      )}
      {answer?.hits.length === 0 && (
        <p className="mt-4">
          <TextLink href={publicPath(locale, 'contact')}>{t('askUs')}</TextLink>
        </p>
      )}
      <div className="mt-6 grid max-w-[56rem] gap-10">
        {groups.map(({ kind, hits }) => (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`} className="slate mb-3 text-pencil">
              {t(`kinds.${kind}`)}
            </h2>
            {hits.map((hit) => (
              <HitRow key={`${hit.path} ${hit.title}`} {...{ hit, country, locale }} />
            ))}
          </section>
        ))}
      </div>
    </main>
  )

  function summary(): string {
    if (!answer) return t('failed')
    if (answer.hits.length === 0) return t('nothing', { q })
    if (answer.correctedTo) return t('corrected', { q: answer.correctedTo })
    return t('found', { count: answer.hits.length, q })
  }
}
