import { toLocale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { guestPath } from '@studio/shared/routes/account'

/**
 * @returns the address of a guest link in the page's language
 * @param secret end of the link
 */
export function guestAddress(secret: string): string {
  const locale = toLocale(document.documentElement.lang)
  return `${location.origin}${publicPath(locale, guestPath(secret))}`
}
