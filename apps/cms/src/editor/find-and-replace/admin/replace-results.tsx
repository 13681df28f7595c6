import { Link } from '@payloadcms/ui'
import { LOCALE_NAMES } from '@studio/shared/locales'
import { useWords } from '../../../platform/admin-language/use-words'
import type { PageResult, Plan } from '../replace'
import { findWords } from './words'

export function ReplaceResults({ plan, results }: { plan: Plan; results: PageResult[] }) {
  const { SAYS_TEXTS } = useWords(findWords)
  return (
    <section aria-labelledby="says-results" role="status">
      <h2 id="says-results">{SAYS_TEXTS.results}</h2>
      <ul className="says__list">
        {results.map(({ document, locale, outcome, message }) => {
          const page = plan.pages.find((one) => one.document === document && one.locale === locale)
          return (
            <li key={`${document} ${locale}`}>
              <p>
                <Link href={page?.href ?? ''} prefetch={false}>
                  <bdi>{page?.title ?? document}</bdi>
                </Link>{' '}
                (<bdi>{LOCALE_NAMES[locale]}</bdi>): <strong>{SAYS_TEXTS.outcomes[outcome]}</strong>
              </p>
              {message && <p className="says__facts">{message}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
