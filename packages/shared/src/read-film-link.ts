import { FILM_MARK } from './film-link'
import { readVideoLink, type VideoLink } from './video-link'

type Film = { type: 'own'; src: string } | { type: 'others'; link: VideoLink }

/** @returns the film that a link plays over the page; null for a link that leads somewhere else */
export function readFilmLink(href: string): Film | null {
  if (!href.endsWith(FILM_MARK)) return null
  const address = href.slice(0, -FILM_MARK.length)
  if (OWN_FILM.test(address)) return { type: 'own', src: address }
  const link = readVideoLink(address)
  return link && { type: 'others', link }
}

/** One of the studio's own files, which its pages may play without asking anybody. */
const OWN_FILM = /^\/media\/[^/]+\/[^/?#]+\.(?:mp4|webm)$/
