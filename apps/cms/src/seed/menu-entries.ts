import { isStoryboardsPath } from '@studio/shared/dialog-links'
import { isObject, type Json, type JsonObject } from './localize'

/**
 * Converts the short form of menus in the seed. The path of a seeded page becomes a reference,
 * which stays valid if the page is renamed. Other paths stay paths.
 */
export function menusData(data: JsonObject, pages: readonly string[]): JsonObject {
  const link = linkBy(pages)
  const entry = (value: Json) => withLink(value, link)
  const group = (value: Json): JsonObject => {
    const own = withLink(value, link)
    return { ...own, entries: list(own.entries).map(entry) }
  }
  const item = (value: Json): JsonObject => {
    if (!isObject(value)) throw new Error('A menu of the seed must be an object.')
    return 'groups' in value
      ? { blockType: 'menu', ...value, groups: list(value.groups).map(group) }
      : { blockType: 'menuLink', ...entry(value) }
  }
  return {
    ...data,
    megaItems: list(data.megaItems).map(item),
    dropdownItems: list(data.dropdownItems).map(item),
    callToAction: entry(data.callToAction ?? null),
    footerGroups: list(data.footerGroups).map((value) => ({
      blockType: 'menuGroup',
      ...group(value),
    })),
  }
}

interface Target {
  path?: Json
  url?: Json
  /**
   * True for a link to the sister company's site, whose URL is in the settings, or a path on that
   * site.
   */
  storyboards?: Json
  /** A clip of the library that opens in a dialog over the page. */
  film?: Json
}

type ToLink = (target: Target) => JsonObject

function linkBy(pages: readonly string[]): ToLink {
  return ({ path, url, storyboards, film }): JsonObject => {
    if (isStoryboardsPath(storyboards)) return { type: 'storyboards', part: storyboards }
    if (storyboards === true) return { type: 'storyboards' }
    if (typeof film === 'string') return { type: 'video', film }
    if (typeof url === 'string') return { type: 'url', url }
    if (typeof path !== 'string') return { type: 'none' }
    return pages.includes(path) ? { type: 'page', page: path } : { type: 'path', path }
  }
}

function withLink(value: Json, link: ToLink): JsonObject {
  if (!isObject(value)) throw new Error('An entry of the seed’s menus must be an object.')
  const { path, url, storyboards, film, ...rest } = value
  const target = {
    ...(path && { path }),
    ...(url && { url }),
    ...(storyboards && { storyboards }),
    ...(film && { film }),
  }
  return { ...rest, link: link(target) }
}

function list(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error('The seed’s menus lack a list.')
  return value
}
