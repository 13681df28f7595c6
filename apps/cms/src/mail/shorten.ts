/** Cut between whole signs, so that no half of one is left at the end. @param most signs */
export function shorten(text: string, most: number): string {
  const signs = [...new Intl.Segmenter().segment(text)]
  if (signs.length <= most) return text
  const kept = signs.slice(0, most).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}
