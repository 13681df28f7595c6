import { isPagePath, isVisitablePath, plainOldPath } from '@studio/shared/paths'
import { isAccountPath } from '@studio/shared/routes/account'
import { readVideoLink } from '@studio/shared/video-link'

const ANCHOR = /^[A-Za-z][A-Za-z0-9-]*$/

/** The path of an address that an editor has typed or copied, which may begin with a slash. */
export function typedPath(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().replaceAll(/^\/+|\/+$/g, '') : value
}

/**
 * The old path of a whole address. Queries are left out, because a redirect applies to a path with
 * any query. Malformed paths are returned unchanged, and the validation of the field refuses them.
 */
export function typedOldPath(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const path = value.trim().replace(/^https?:\/\/[^/?#]*/i, '')
  return plainOldPath(path.replace(/[?#].*$/s, '')) ?? value
}

/** Validates a path of this site, without its leading slash. */
export function checkSitePath(value: unknown): true | string {
  if (typeof value === 'string' && value !== '' && isVisitablePath(value)) return true
  return 'Write a path without a slash in front, for example careers/3d-generalist.'
}

/** Validates an anchor on a page, without the `#`. */
export function checkAnchor(value: unknown): true | string {
  if (!value || (typeof value === 'string' && ANCHOR.test(value))) return true
  return 'Write letters, digits and hyphens, for example commercial-production.'
}

/** @returns true for a normalized path of an old page; paths of account pages are refused */
export function isOldPath(value: unknown): value is string {
  return typeof value === 'string' && plainOldPath(value) === value && !isAccountPath(value)
}

/** Accepts only https URLs, so that links cannot contain `javascript:` and other schemes. */
export function checkWebAddress(value: unknown): true | string {
  if (typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:')
    return true
  return 'Write a whole address that begins with https://.'
}

/** @returns true if content can use the path: it is valid, and no account page uses it */
export function isFreePath(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && isPagePath(value) && !isAccountPath(value)
}

/** Accepts only https URLs of videos on Vimeo or YouTube, which the site's player supports. */
export function checkEmbed(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true
  const isVideo = typeof value === 'string' && value.startsWith('https://') && readVideoLink(value)
  return isVideo
    ? true
    : 'Write the address of one film on Vimeo or YouTube, for example https://vimeo.com/76979871.'
}
