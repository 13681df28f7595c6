import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'

const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')

const DOCUMENT = new RegExp(
  `^/(?:(?:${PREFIXED})/)?(?:${[
    'login(?:/second-step)?|new-login|logout|register|portal(?:/(?:messages|projects|review)/[^/]+)?',
    'settings(?:/.*)?',
    'password/(?:reset|invitation)(?:/[^/]+)?',
    'email/(?:resend|verify|undo|unsubscribe)(?:/[^/]+)?',
  ].join('|')})/?$`,
)

/** Whether an address is an account page: a document of its own, with a nonce for its scripts. */
export function isDocument(pathname: string): boolean {
  return DOCUMENT.test(pathname)
}
