import { useTranslation } from '@payloadcms/ui'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import type { Problem } from '../types'
import { releaseWords } from './words'

/** Why something does not go live, one line for each document. */
export function ProblemLines({ items }: { items: { title: string; problem: Problem }[] }) {
  const { i18n } = useTranslation()
  if (items.length === 0) return null
  return (
    <ul className="schedule__problems" role="alert">
      {items.map(({ title, problem }) => (
        <li key={title}>
          <bdi>{title}</bdi>: {problemText(problem, i18n.language)}
        </li>
      ))}
    </ul>
  )
}

/** @param language of the admin; the server has translated the details already */
export function problemText({ code, details }: Problem, language: string): string {
  const { DETAIL_WORDS, PROBLEM_WORDS } = wordsIn(releaseWords, { language })
  return PROBLEM_WORDS[code](details.join(DETAIL_WORDS.separator))
}
