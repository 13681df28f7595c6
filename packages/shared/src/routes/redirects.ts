import type { PagePath } from '../paths'
import type { Route } from './route'

/** Old addresses that the site itself keeps; editors add theirs in the CMS. */
export const REDIRECTS: readonly (Route & { to: PagePath })[] = [
  { path: 'chatgpt-animated-chatbot', kind: 'redirect', to: 'custom-ai-chatbot' },
  { path: '3d-reel', kind: 'redirect', to: '3d-animatics-reel' },
  { path: 'boardomatic-reel', kind: 'redirect', to: 'boardomatics' },
  // The plan gives this address a header and no screen of its own.
  {
    path: 'ai-brand-ambassador',
    kind: 'redirect',
    to: 'case-studies/ai-brand-ambassador',
    isOwnChoice: true,
  },
]

/** Where an old address of the site's own leads; null for any other. */
export function routeRedirect(path: PagePath): PagePath | null {
  return REDIRECTS.find((route) => route.path === path)?.to ?? null
}
