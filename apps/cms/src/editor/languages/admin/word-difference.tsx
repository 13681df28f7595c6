import { diffWords } from 'diff'

/** Shows a text and marks the words that were added or removed since an earlier text. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`
    if (added) return <ins key={key}>{value}</ins>
    if (removed) return <del key={key}>{value}</del>
    return <span key={key}>{value}</span>
  })
}
