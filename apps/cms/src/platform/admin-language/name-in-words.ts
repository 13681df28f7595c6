/**
 * Converts a name in the code to words: `percentMeaning` and `Percent Meaning` become `Percent
 * meaning`.
 */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
