import type { Locale } from '@studio/shared/locales'
import type { ComponentType } from 'react'

interface StoryProps {
  locale: Locale
}

/** The stories by the names of their files. Each file is fetched when a story of it is mounted. */
const FILES: Record<string, () => Promise<object>> = {
  account: () => import('./stories/account'),
  blocks: () => import('./stories/blocks'),
  forms: () => import('./stories/forms'),
  frame: () => import('./stories/frame'),
  guide: () => import('./stories/guide'),
  headings: () => import('./stories/headings'),
  links: () => import('./stories/links'),
  media: () => import('./stories/media'),
  preview: () => import('./stories/preview'),
  prices: () => import('./stories/prices'),
  search: () => import('./stories/search'),
  'style-guide': () => import('./stories/style-guide'),
  'virtual-set': () => import('./stories/virtual-set'),
}

/** @param name `<file>/<export>` */
export async function storyNamed(name: string): Promise<ComponentType<StoryProps>> {
  const [file = '', story = ''] = name.split('/')
  const stories = (await FILES[file]?.()) as Record<string, ComponentType<StoryProps>> | undefined
  const found = stories?.[story]
  if (!found) throw new Error(`There is no story ${name}.`)
  return found
}
