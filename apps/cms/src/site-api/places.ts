/**
 * Where something stands, as a document of its own: it changes when a document
 * is published, taken down or moved, and not with its words. Header and footer
 * link to most pages and must not be made anew with each edit of one of them.
 */
export function placeOf(document: string): string {
  return `${document}/path`
}

/** Whether anything is published at a path. */
export function pathDocument(path: string): string {
  return `path:${path}`
}

/** Under which it is remembered what is published where: any move forgets all of it. */
export const ANY_PATH = pathDocument('*')
