/**
 * Marks the address of a film that is to play over the page. The mark is part of
 * the address, so that it travels through menus, buttons and texts alike, and
 * never reaches a server: without scripts the same link leads to the film itself.
 */
export const FILM_MARK = '#film'

export function filmLink(address: string): string {
  return `${address.replace(/#.*$/, '')}${FILM_MARK}`
}
