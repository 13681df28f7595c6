import type { PagePath } from '../paths'

export type HeaderTheme = 'light' | 'dark'

/** Pages with a dark first section. All others have the light header. */
const DARK: readonly PagePath[] = [
  '',
  'traditional-animatics',
  'hybrid-animatics',
  '2d-animatics',
  '3d-animatics',
  'ai-animatics',
  'ai-video-production',
  'process',
  'animation-services',
  'renderlux',
  'ai-ambassador',
  'faq',
  'ai-brand-ambassador',
  'contact',
]

export function headerThemeOf(path: PagePath): HeaderTheme {
  return DARK.includes(path) ? 'dark' : 'light'
}

/** @returns whether a page has a button to call the studio, as pages about virtual production do */
export function hasCallButton(path: PagePath): boolean {
  const [first = ''] = path.split('/')
  return first.includes('virtual-production')
}
