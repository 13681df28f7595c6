import type { PagePath } from '../paths'
import { LEGAL_NOTICE_PATH } from './content'
import type { Route } from './route'

/** The site's own redirects. Editors add others in the CMS. */
export const REDIRECTS: readonly (Route & { to: PagePath })[] = [
  { path: 'chatgpt-animated-chatbot', kind: 'redirect', to: 'custom-ai-chatbot' },
  { path: '3d-reel', kind: 'redirect', to: '3d-animatics-reel' },
  { path: 'boardomatic-reel', kind: 'redirect', to: 'boardomatics' },
  // The product's plan gives this path a header but no screen.
  {
    path: 'ai-brand-ambassador',
    kind: 'redirect',
    to: 'case-studies/ai-brand-ambassador',
    isOwnChoice: true,
  },
  // Other words for the legal notice, which German law wants to be found by everybody.
  { path: 'imprint', kind: 'redirect', to: LEGAL_NOTICE_PATH, isOwnChoice: true },
  { path: 'legal-notice', kind: 'redirect', to: LEGAL_NOTICE_PATH, isOwnChoice: true },
]

/** @returns the target if the site itself redirects a path, or null */
export function routeRedirect(path: PagePath): PagePath | null {
  return REDIRECTS.find((route) => route.path === path)?.to ?? null
}
