import type { VideoLink } from '@studio/shared/video-link'

/** The origins of the players. Pages may frame no other videos. */
export const PLAYER_ORIGINS = {
  vimeo: 'https://player.vimeo.com',
  youtube: 'https://www.youtube-nocookie.com',
} as const

/** @returns the address of a player that starts at once and does not track the visitor */
export function playerAddress({ provider, id, key }: VideoLink, locale: string): string {
  if (provider === 'vimeo') {
    const query = new URLSearchParams({ dnt: '1', autoplay: '1', ...(key && { h: key }) })
    return `${PLAYER_ORIGINS.vimeo}/video/${id}?${query.toString()}`
  }
  const query = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: locale })
  return `${PLAYER_ORIGINS.youtube}/embed/${id}?${query.toString()}`
}
