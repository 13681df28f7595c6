import type { Problem } from '../types'
import { PROBLEM_WORDS } from './words'

/** Why something does not go live, one line for each document. */
export function ProblemLines({ items }: { items: { title: string; problem: Problem }[] }) {
  if (items.length === 0) return null
  return (
    <ul className="schedule__problems" role="alert">
      {items.map(({ title, problem }) => (
        <li key={title}>
          <bdi>{title}</bdi>: {problemText(problem)}
        </li>
      ))}
    </ul>
  )
}

export function problemText({ code, details }: Problem): string {
  return PROBLEM_WORDS[code](details.join('; '))
}
