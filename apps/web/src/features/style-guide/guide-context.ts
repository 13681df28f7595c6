import type { PagePath } from '@studio/shared/paths'
import type { Address } from '@/features/routing/address'

export type GuideTheme = 'paper' | 'ink'

/** Each theme has an address of its own: it works without scripts, and can be sent to somebody. */
export const THEME_PATHS: Record<GuideTheme, PagePath> = {
  paper: 'style-guide',
  ink: 'style-guide/ink',
}

export interface GuideContext extends Address {
  theme: GuideTheme
}

/** In the order of the page; also the anchors. */
export const SECTIONS = [
  'colour',
  'type',
  'measures',
  'motion',
  'actions',
  'fields',
  'overlays',
  'disclosure',
  'labels',
  'pictures',
  'stages',
  'wayfinding',
  'waiting',
] as const

export type SectionName = (typeof SECTIONS)[number]

export interface SectionProps {
  context: GuideContext
}
