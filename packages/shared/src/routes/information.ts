import { routesOf, type Route } from './route'

/** The home page, what the studio says about itself, and the law. */
export const INFORMATION: readonly Route[] = [
  { path: '', kind: 'page', name: 'home' },
  { path: 'about-us', kind: 'page', name: 'about' },
  { path: 'contact', kind: 'page', name: 'contact' },
  { path: 'faq', kind: 'page', name: 'faq' },
  { path: 'pricing', kind: 'page' },
  { path: 'privacy-policy', kind: 'page', name: 'privacypolicy' },
  { path: 'terms-conditions', kind: 'page', name: 'terms' },
  { path: 'event', kind: 'page' },
  { path: 'thank-you', kind: 'page', isIndexed: false },
  { path: 'survey', kind: 'page', isIndexed: false },
]

/** Visitors with an account; search engines have no business there. */
export const ACCOUNT: readonly Route[] = [
  { path: 'login', kind: 'account', name: 'login' },
  ...routesOf('account', [
    'logout',
    'register',
    'password/reset',
    'email/resend',
    'settings',
    'settings/profile',
    'settings/password',
  ]),
]
