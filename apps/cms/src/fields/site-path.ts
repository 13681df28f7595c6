import { isVisitablePath } from '@studio/shared/paths'

const ANCHOR = /^[A-Za-z][A-Za-z0-9-]*$/

/** A path of this site, as it stands after the slash. */
export function checkSitePath(value: unknown): true | string {
  if (typeof value === 'string' && value !== '' && isVisitablePath(value)) return true
  return 'Write a path without a slash in front, for example careers/3d-generalist.'
}

/** The name of a place on a page, as it stands after the `#`. */
export function checkAnchor(value: unknown): true | string {
  if (!value || (typeof value === 'string' && ANCHOR.test(value))) return true
  return 'Write letters, digits and hyphens, for example commercial-production.'
}
