import type { PagePath } from './paths'

/** The page that a newsletter mail's link opens: `newsletter/confirm/…` or `newsletter/end/…`. */
export function newsletterPath(step: 'confirm' | 'end', id: string): PagePath {
  return `newsletter/${step}/${id}`
}
