/**
 * The fragment that marks the address of a video that is played over the page. It works in menus,
 * buttons and texts, because it is part of the address. Browsers do not send fragments to servers,
 * so without scripts the same link opens the video itself.
 */
export const VIDEO_MARK = '#film'

export function videoLink(address: string): string {
  return `${address.replace(/#.*$/, '')}${VIDEO_MARK}`
}

export const STORYBOARDS_PATHS = [
  'key-visuals',
  'shooting-boards',
  'tight-color-storyboard-examples',
] as const

export type StoryboardsPath = (typeof STORYBOARDS_PATHS)[number]

export function isStoryboardsPath(value: unknown): value is StoryboardsPath {
  return STORYBOARDS_PATHS.some((path) => path === value)
}

/** @param site the site's address as an editor entered it, with or without a trailing slash */
export function storyboardsLink(site: string, path?: StoryboardsPath | null): string {
  return path ? `${site.replace(/\/+$/, '')}/${path}` : site
}

/** @returns whether a link leads to the sister company's site */
export function leadsToStoryboards(href: string, site: string): boolean {
  if (!URL.canParse(href) || !URL.canParse(site)) return false
  const [to, base] = [new URL(href), new URL(site)]
  const folder = base.pathname.replace(/\/*$/, '/')
  return to.host === base.host && `${to.pathname.replace(/\/*$/, '')}/`.startsWith(folder)
}

/** The anchor of the guide. On pages with the guide, links to this anchor open it. */
export const GUIDE_PLACE = 'guide'
