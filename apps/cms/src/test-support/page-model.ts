import { LOCALES, type Locale } from '@studio/shared/locales'

/** Those parts of a page that a release can change. */
export interface Content {
  slug: string
  titles: Record<Locale, string>
  ready: Locale[]
}

export interface ModelPage {
  /** The content that visitors read, or null if the page is not on the site. */
  live: Content | null
  draft: Content
  place: 'site' | 'trash' | 'erased'
  /**
   * True if the unpublished row was written since then, so that nothing is known about its content.
   */
  wasTrashed: boolean
}

export interface ModelItem {
  page: number
  action: 'publish' | 'unpublish'
  languages: Locale[]
  /** The newest draft at the time when the item was added to the release. */
  wanted: Content
  wasLive: boolean
  /** The parts that were written since then, even if they have the same texts again. */
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

/** @returns true if every language that visitors can read has a title */
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

/** Records a write of the draft in the waiting items of the page. */
export function touch(model: Model, page: number, parts: readonly (Locale | 'shared')[]): void {
  for (const { items } of model.releases) {
    for (const item of items) {
      if (item.page === page) for (const part of parts) item.touched.add(part)
    }
  }
}

export const EVERY_PART = ['shared', ...LOCALES] as const

/** The public content after an item, or null if visitors no longer see the page. */
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

/**
 * The draft after a change. Languages that appear on the site or disappear from it do the same in
 * the draft.
 */
export function draftAfter(draft: Content, from: Locale[], to: Locale[]): Content {
  const ready = LOCALES.filter((locale) =>
    from.includes(locale) === to.includes(locale)
      ? draft.ready.includes(locale)
      : to.includes(locale),
  )
  return { ...draft, ready }
}

/** Makes an item live in the model, as the release does on the site. */
export function applyInModel(page: ModelPage, item: ModelItem): void {
  const after = contentAfter(page, item)
  item.before = page.live
  item.after = after
  if (after) page.draft = draftAfter(page.draft, page.live?.ready ?? [], after.ready)
  page.live = after
}

/** `surely` if nothing prevents an item from going live, `never` if something does. */
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

/** The public content after an undo. Also returns whether the undo overwrites a later change. */
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
