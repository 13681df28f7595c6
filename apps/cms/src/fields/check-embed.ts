import { readVideoLink } from '@studio/shared/video-link'

/** Only the addresses that the site's player knows: one film on Vimeo or YouTube, by https. */
export function checkEmbed(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true
  const isFilm = typeof value === 'string' && value.startsWith('https://') && readVideoLink(value)
  return isFilm
    ? true
    : 'Write the address of one film on Vimeo or YouTube, for example https://vimeo.com/76979871.'
}
