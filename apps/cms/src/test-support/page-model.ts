import { LOCALES, type Locale } from '@studio/shared/locales'

/** The parts of a page that a release can change. */
export interface Content {
  slug: string
  titles: Record<Locale, string>
  ready: Locale[]
}

export interface ModelPage {
  /** What visitors read; null while the page is not on the site. */
  live: Content | null
  draft: Content
  place: 'site' | 'trash' | 'erased'
  /** Whether the row that is not public was written since, so that nothing is known about it. */
  wasTrashed: boolean
}

export interface ModelItem {
  page: number
  action: 'publish' | 'unpublish'
  languages: Locale[]
  /** The newest draft when the item was put in. */
  wanted: Content
  wasLive: boolean
  /** Parts that were written since, even if they have the same texts again. */
  touched: Set<Locale | 'shared'>
  before: Content | null
  after: Content | null
}

export interface ModelRelease {
  id: number
  state: 'scheduled' | 'waiting' | 'live' | 'undone'
  items: ModelItem[]
}

export interface Model {
  pages: ModelPage[]
  releases: ModelRelease[]
}

export const NO_TITLES: Record<Locale, string> = { en: '', ar: '', de: '' }

/** Whether visitors read no language without a title. */
export function isComplete({ titles, ready }: Content): boolean {
  return ready.every((locale) => titles[locale] !== '')
}

export function sameContent(one: Content | null, other: Content | null): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(content: Content | null) {
  if (!content) return null
  const { slug, titles, ready } = content
  return {
    slug,
    titles: LOCALES.map((locale) => titles[locale]),
    ready: LOCALES.filter((locale) => ready.includes(locale)),
  }
}

/** Notes a write of the draft in the items that wait with it. */
export function touch(model: Model, page: number, parts: readonly (Locale | 'shared')[]): void {
  for (const { items } of model.releases) {
    for (const item of items) {
      if (item.page === page) for (const part of parts) item.touched.add(part)
    }
  }
}

export const EVERY_PART = ['shared', ...LOCALES] as const

/** The public content after an item; null if visitors do not see the page any more. */
export function contentAfter({ live }: ModelPage, item: ModelItem): Content | null {
  const { action, languages, wanted } = item
  if (action === 'unpublish') {
    const ready = live?.ready.filter((locale) => !languages.includes(locale)) ?? []
    return live && ready.length > 0 ? { ...live, ready } : null
  }
  const titles = { ...(live?.titles ?? NO_TITLES) }
  for (const locale of languages) titles[locale] = wanted.titles[locale]
  const ready = LOCALES.filter(
    (locale) =>
      languages.includes(locale) ||
      (live?.ready.includes(locale) === true && wanted.ready.includes(locale)),
  )
  return { slug: wanted.slug, titles, ready }
}

/** Languages appear in the draft and disappear from it as they do on the site. */
export function draftAfter(draft: Content, from: Locale[], to: Locale[]): Content {
  const ready = LOCALES.filter((locale) =>
    from.includes(locale) === to.includes(locale)
      ? draft.ready.includes(locale)
      : to.includes(locale),
  )
  return { ...draft, ready }
}

/** Makes an item live in the model. */
export function applyInModel(page: ModelPage, item: ModelItem): void {
  const after = contentAfter(page, item)
  item.before = page.live
  item.after = after
  if (after) page.draft = draftAfter(page.draft, page.live?.ready ?? [], after.ready)
  page.live = after
}

/** `surely` if nothing stands in the way of an item, `never` if something does. */
export function mayGoLive(page: ModelPage, item: ModelItem): 'surely' | 'perhaps' | 'never' {
  if (page.place !== 'site') return 'never'
  if (item.action === 'unpublish') return 'surely'
  if (item.wasLive && !page.live) return 'never'
  const { draft } = page
  const { languages, touched, wanted } = item
  const isShared = draft.slug === wanted.slug && sameReady(draft.ready, wanted.ready)
  const isSame = languages.every((locale) => draft.titles[locale] === wanted.titles[locale])
  if (!isShared || !isSame) return 'never'
  const after = contentAfter(page, item)
  if (!after || !isComplete(after)) return 'never'
  if (after.titles.en === '') return 'perhaps'
  const isTouched = touched.has('shared') || languages.some((locale) => touched.has(locale))
  return isTouched ? 'perhaps' : 'surely'
}

function sameReady(one: Locale[], other: Locale[]): boolean {
  return LOCALES.every((locale) => one.includes(locale) === other.includes(locale))
}

/** The public content after an undo, and whether it overwrites a later change. */
export function contentBefore(
  page: ModelPage,
  { before, after }: ModelItem,
): { live: Content | null; hasConflict: boolean } {
  const { live } = page
  if (!before) return { live: null, hasConflict: !sameContent(live, after) }
  if (!live || !after) return { live: after ? null : before, hasConflict: false }
  let hasConflict = false
  const pick = (was: string, wanted: string, is: string) => {
    if (was === wanted || wanted === is) return is
    if (was !== is) hasConflict = true
    return wanted
  }
  const slug = pick(after.slug, before.slug, live.slug)
  const titles = { ...NO_TITLES }
  for (const locale of LOCALES) {
    titles[locale] = pick(after.titles[locale], before.titles[locale], live.titles[locale])
  }
  const ready = LOCALES.filter((locale) =>
    after.ready.includes(locale) === before.ready.includes(locale)
      ? live.ready.includes(locale)
      : before.ready.includes(locale),
  )
  return { live: { slug, titles, ready }, hasConflict }
}
