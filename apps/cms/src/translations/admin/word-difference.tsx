import { diffWords } from 'diff'

/** A text with the words that were added and removed since an earlier one. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map(({ value, added, removed }, index) => {
    const key = `${index} ${value}`
    if (added) return <ins key={key}>{value}</ins>
    if (removed) return <del key={key}>{value}</del>
    return <span key={key}>{value}</span>
  })
}
