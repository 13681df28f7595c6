import type { PagePath } from '../paths'
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
]

/** @returns the target if the site itself redirects a path, or null */
export function routeRedirect(path: PagePath): PagePath | null {
  return REDIRECTS.find((route) => route.path === path)?.to ?? null
}
