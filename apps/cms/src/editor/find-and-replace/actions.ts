import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { plainSigns } from '@studio/shared/plain-signs'
import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from '../../platform/access/roles'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { poolOf } from '../../platform/database/pool'
import { EDITORS, STAFF } from '../../platform/access/roles'
import { documentHref } from '../documents/documents'
import { SAVED_BY_THEMSELVES } from '../../content/kinds'
import { changeHref } from '../../features/prices/bulk/admin/change-href'
import { fold } from '../../platform/lib/fold'
import type { Hit, HitGroup } from './hit'
import { findWords, type FindTexts } from './admin/words'

interface Action {
  label: (texts: FindTexts['actions']) => string
  href: string
  roles: readonly Role[]
  also: keyof FindTexts['also']
  /** True if the first screen also offers this action as a shortcut. */
  isOnDesk?: boolean
}

/**
 * A new document begins in the default language. Without it, the form would open in the language
 * of the last one, such as that of a translation that was corrected before.
 */
const inFirstLanguage = (path: string) => `${path}?locale=${DEFAULT_LOCALE}`

const ACTIONS: readonly Action[] = [
  ...SAVED_BY_THEMSELVES.map((kind) => ({
    label: (texts: FindTexts['actions']) => texts.new[kind],
    href: inFirstLanguage(`/admin/new/${kind}`),
    roles: EDITORS,
    also: 'new' as const,
    isOnDesk: kind === 'pages' || kind === 'posts',
  })),
  {
    label: (texts) => texts.new.categories,
    href: inFirstLanguage('/admin/collections/categories/create'),
    roles: EDITORS,
    also: 'new',
  },
  {
    label: (texts) => texts.new.testimonials,
    href: inFirstLanguage('/admin/collections/testimonials/create'),
    roles: EDITORS,
    also: 'new',
  },
  {
    label: (texts) => texts.new['search-synonyms'],
    href: '/admin/collections/search-synonyms/create',
    roles: EDITORS,
    also: 'newSynonyms',
  },
  {
    label: (texts) => texts.prices,
    href: '/admin/collections/price-groups',
    roles: STAFF,
    also: 'prices',
    isOnDesk: true,
  },
  {
    label: (texts) => texts.manyPrices,
    href: '/admin/change-prices',
    roles: EDITORS,
    also: 'manyPrices',
  },
  {
    label: (texts) => texts.schedule,
    href: '/admin/schedule',
    roles: STAFF,
    also: 'schedule',
    isOnDesk: true,
  },
  {
    label: (texts) => texts.languages,
    href: '/admin/languages',
    roles: STAFF,
    also: 'languages',
    isOnDesk: true,
  },
  { label: (texts) => texts.changes, href: '/admin/changes', roles: EDITORS, also: 'changes' },
  { label: (texts) => texts.replace, href: '/admin/says', roles: STAFF, also: 'replace' },
  { label: (texts) => texts.desk, href: '/admin', roles: STAFF, also: 'desk' },
  {
    label: (texts) => texts.inbox,
    href: '/admin/collections/submissions',
    roles: EDITORS,
    also: 'inbox',
  },
  { label: (texts) => texts.media, href: '/admin/collections/media', roles: STAFF, also: 'media' },
  { label: (texts) => texts.menus, href: '/admin/globals/menus', roles: EDITORS, also: 'menus' },
  {
    label: (texts) => texts.settings,
    href: '/admin/globals/site-settings',
    roles: EDITORS,
    also: 'settings',
  },
  {
    label: (texts) => texts.redirects,
    href: '/admin/collections/redirects',
    roles: EDITORS,
    also: 'redirects',
  },
  {
    label: (texts) => texts.trash,
    href: '/admin/trash',
    roles: EDITORS,
    also: 'trash',
    isOnDesk: true,
  },
  {
    label: (texts) => texts.users,
    href: '/admin/collections/users',
    roles: ['admin'],
    also: 'users',
  },
  {
    label: (texts) => texts.invite,
    href: '/admin/collections/users/create',
    roles: ['admin'],
    also: 'invite',
  },
]

/** An action in the list of results. */
export interface Line {
  label: string
  href: string
}

/** The number of actions that are offered before anything is typed. */
const OFFERED = 8
const MAX_LISTS = 4

/**
 * Finds actions that the user may take. For “raise 2D by 5 %” these include the price lists of 2D.
 */
export async function findActions(req: PayloadRequest, query: string): Promise<HitGroup> {
  const allowed = ACTIONS.filter(({ roles }) => hasRole(req.user, ...roles))
  const texts = wordsIn(findWords, req.i18n).FIND_TEXTS
  const words = fold(query).split(' ').filter(Boolean)
  const matching =
    words.length === 0
      ? allowed.slice(0, OFFERED)
      : allowed.filter((action) => hasAll(fold(wordsOf(action, texts)), words))
  const text = query.trim()
  const says = text.length < 2 ? [] : [{ label: texts.actions.says(text), href: saysHref(text) }]
  const lines = matching.map(({ label, href }) => ({ label: label(texts.actions), href }))
  const hits = [...(await priceLists(req, query)), ...lines, ...says].map(hitOf)
  return { key: 'actions', title: texts.groups.actions, hits, total: hits.length }
}

/** The actions that the first screen offers as links. */
export function deskActions({ user, i18n }: PayloadRequest): Line[] {
  const { actions } = wordsIn(findWords, i18n).FIND_TEXTS
  return ACTIONS.filter(({ isOnDesk, roles }) => isOnDesk && hasRole(user, ...roles)).map(
    ({ label, href }) => ({ label: label(actions), href }),
  )
}

/** The words by which an action is found, in the account's language and in English. */
function wordsOf({ label, also }: Action, texts: FindTexts): string {
  return [texts, findWords.en.FIND_TEXTS]
    .flatMap(({ actions, also: more }) => [label(actions), more[also]])
    .join(' ')
}

export function saysHref(text: string): string {
  return `/admin/says?text=${encodeURIComponent(text)}`
}

function hasAll(text: string, words: string[]): boolean {
  return words.every((word) => text.split(' ').some((one) => one.startsWith(word)))
}

function hitOf({ label, href }: Line): Hit {
  return { key: href, title: label, facts: [], excerpt: '', locale: null, href }
}

/**
 * Queries such as “raise 2D by 5 %” in each language of the admin. The first group is the subject.
 */
const PRICE_CHANGES = [
  /^\s*(?:raise|lower|increase|reduce|change)\s+(.+?)(?:\s+by\b.*)?$/iu,
  /^\s*(?:erhöhe|senke|ändere|reduziere)n?\s+(.+?)(?:\s+um\s.*)?$/iu,
  /^\s*(.+?)(?:\s+um\s.*)?\s+(?:erhöhen|senken|ändern|reduzieren)$/iu,
  /^\s*(?:ارفع|رفع|اخفض|خفض|خفّض|غيّر|غير|تغيير|زيادة)\s+(.+?)(?:\s+(?:بنسبة|بمقدار|إلى)\s.*)?$/u,
]

/** Words that are removed from the subject, such as “prices” in “raise the 2D prices”. */
const BESIDES = /(?<!\p{L})(?:prices?|preise?n?|(?:ال)?[أا]سعار|(?:ال)?سعر)(?!\p{L})/giu

/** @returns the subject of a query such as “raise … by …”, or null for any other query */
export function priceSubject(query: string): string | null {
  for (const pattern of PRICE_CHANGES) {
    const subject = pattern.exec(query)?.[1]
    if (subject) return fold(subject.replace(BESIDES, ''))
  }
  return null
}

const LOWERING = /^\s*(?:lower|reduce|senke|reduziere|اخفض|خفض|خفّض)|(?:senken|reduzieren)\s*$/iu

/**
 * @returns the percentage in the query, such as -5 for “lower 2D by 5 %”, or null if it has none
 */
export function pricePercent(query: string): number | null {
  const typed = /(\d{1,3}(?:[.,]\d{1,2})?)\s*[%٪]/u.exec(plainSigns(query))?.[1]
  if (typed === undefined) return null
  const percent = Number(typed.replace(',', '.'))
  return LOWERING.test(query) ? -percent : percent
}

/**
 * Finds the price lists that the query names. If it has a percentage, editors get a link to the
 * screen that changes all prices of the list, filled in. Without one, and for translators, who may
 * not change prices, the link leads to the list itself.
 */
async function priceLists({ payload, i18n, user }: PayloadRequest, query: string): Promise<Line[]> {
  const subject = priceSubject(query)
  if (!subject) return []
  const { rows } = await poolOf(payload).query<{ document: string; title: string }>(
    `SELECT DISTINCT known.document, known.title FROM editor_documents AS known
     JOIN editor_texts AS text ON text.document = known.document AND text.kind = 'title'
     WHERE known.document LIKE 'price-groups:%' AND NOT EXISTS (
       SELECT FROM unnest($1::text[]) AS word WHERE text.folded NOT LIKE word
     )
     ORDER BY known.title LIMIT ${MAX_LISTS}`,
    [subject.split(' ').map((word) => `%${word}%`)],
  )
  const { actions } = wordsIn(findWords, i18n).FIND_TEXTS
  const percent = pricePercent(query)
  return rows.map(({ document, title }) => {
    const id = Number(document.split(':')[1])
    return percent !== null && hasRole(user, ...EDITORS)
      ? { label: actions.percentOf(title, percent), href: changeHref('/admin', [id], percent) }
      : { label: actions.pricesOf(title), href: documentHref('price-groups', id) }
  })
}
