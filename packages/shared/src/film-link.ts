import { readVideoLink } from './video-link'

/**
 * Marks the address of a film that is to play over the page. The mark is part of
 * the address, so that it travels through menus, buttons and texts alike, and
 * never reaches a server: without scripts the same link leads to the film itself.
 */
const FILM_MARK = '#film'

export function filmLink(address: string): string {
  return `${address.replace(/#.*$/, '')}${FILM_MARK}`
}

/** @returns the film's address; null for a link that leads somewhere else */
export function readFilmLink(href: string): string | null {
  if (!href.endsWith(FILM_MARK)) return null
  const address = href.slice(0, -FILM_MARK.length)
  return isOwnFilm(address) || readVideoLink(address) ? address : null
}

/** One of the studio's own files, which its own pages may play without asking anybody. */
export function isOwnFilm(address: string): boolean {
  return /^\/media\/[^/]+\/[^/?]+\.(?:mp4|webm)$/.test(address)
}
