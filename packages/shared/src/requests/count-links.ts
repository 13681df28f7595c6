/** A text with at least this number of links may be an advertisement. */
export const MANY_LINKS = 3

/** Counts the addresses of web pages in a text. */
export function countLinks(text: string): number {
  return text.match(/https?:\/\/|www\.|<a\s|\[url/gi)?.length ?? 0
}
