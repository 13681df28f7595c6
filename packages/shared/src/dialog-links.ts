/**
 * Marks the address of a video that is to play over the page. The mark is part of
 * the address, so that it travels through menus, buttons and texts alike, and
 * never reaches a server: without scripts the same link leads to the video itself.
 */
export const VIDEO_MARK = '#film'

export function videoLink(address: string): string {
  return `${address.replace(/#.*$/, '')}${VIDEO_MARK}`
}

/** The parts of the sister company's site that a link may lead to. */
export const STORYBOARDS_PATHS = [
  'key-visuals',
  'shooting-boards',
  'tight-color-storyboard-examples',
] as const

export type StoryboardsPath = (typeof STORYBOARDS_PATHS)[number]

export function isStoryboardsPath(value: unknown): value is StoryboardsPath {
  return STORYBOARDS_PATHS.some((path) => path === value)
}

/** @param site the site's address as an editor gave it, with or without a slash at its end */
export function storyboardsLink(site: string, path?: StoryboardsPath | null): string {
  return path ? `${site.replace(/\/+$/, '')}/${path}` : site
}

/** Whether a link leads to the sister company's site, whoever wrote it and wherever it stands. */
export function leadsToStoryboards(href: string, site: string): boolean {
  if (!URL.canParse(href) || !URL.canParse(site)) return false
  const [to, base] = [new URL(href), new URL(site)]
  const folder = base.pathname.replace(/\/*$/, '/')
  return to.host === base.host && `${to.pathname.replace(/\/*$/, '')}/`.startsWith(folder)
}
