/** Finds the numbers of the words that are covered by the matches of a global pattern. */
export function wordsMatching(words: readonly string[], pattern: RegExp): number[] {
  const text = words.join(' ')
  const spans = [...text.matchAll(pattern)].map(({ index, 0: match }) => [
    index,
    index + match.length,
  ])
  let at = 0
  return words.flatMap((word, no) => {
    const [start, end] = [at, at + word.length]
    at = end + 1
    return spans.some(([from = 0, to = 0]) => start < to && from < end) ? [no] : []
  })
}
