import type { PagePath } from '@studio/shared/paths'
import type { Address } from '@/lib/address'

export type GuideTheme = 'paper' | 'ink'

/**
 * The paths of the themes. Each theme has its own, so that it works without scripts and can be
 * shared.
 */
export const THEME_PATHS: Record<GuideTheme, PagePath> = {
  paper: 'style-guide',
  ink: 'style-guide/ink',
}

export interface GuideContext extends Address {
  theme: GuideTheme
}

/** The sections in the order of the page. Their names are also their anchors. */
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
