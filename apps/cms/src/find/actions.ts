import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from '../access/roles'
import { poolOf } from '../database/pool'
import { documentHref, EDITORS, STAFF } from '../desk/source'
import { TITLED_FIRST } from '../fields/titled-first'
import { fold } from '../search/fold'
import type { Hit, HitGroup } from './hit'
import { FIND_WORDS } from './words'

const WORDS = FIND_WORDS.actions

interface Action {
  label: string
  href: string
  roles: readonly Role[]
  /** Further words by which it is found. */
  also?: string
}

const ACTIONS: readonly Action[] = [
  ...TITLED_FIRST.map((kind) => ({
    label: WORDS.new[kind],
    href: `/admin/new/${kind}`,
    roles: EDITORS,
    also: 'create add write',
  })),
  {
    label: WORDS.new.categories,
    href: '/admin/collections/categories/create',
    roles: EDITORS,
    also: 'create add',
  },
  {
    label: WORDS.prices,
    href: '/admin/collections/price-groups',
    roles: STAFF,
    also: 'prices raise lower change amounts',
  },
  { label: WORDS.replace, href: '/admin/says', roles: STAFF, also: 'search says words everywhere' },
  { label: WORDS.desk, href: '/admin', roles: STAFF, also: 'home dashboard first screen' },
  {
    label: WORDS.inbox,
    href: '/admin/collections/submissions',
    roles: EDITORS,
    also: 'messages inquiries',
  },
  {
    label: WORDS.media,
    href: '/admin/collections/media',
    roles: STAFF,
    also: 'media images upload clips',
  },
  { label: WORDS.menus, href: '/admin/globals/menus', roles: EDITORS, also: 'menu navigation' },
  {
    label: WORDS.settings,
    href: '/admin/globals/site-settings',
    roles: EDITORS,
    also: 'phone contacts claims address',
  },
  {
    label: WORDS.redirects,
    href: '/admin/collections/redirects',
    roles: EDITORS,
    also: 'old addresses',
  },
  { label: WORDS.trash, href: '/admin/trash', roles: EDITORS, also: 'deleted restore undo' },
  { label: WORDS.users, href: '/admin/collections/users', roles: ['admin'], also: 'users people' },
  {
    label: WORDS.invite,
    href: '/admin/collections/users/create',
    roles: ['admin'],
    also: 'new user account',
  },
]

/** Without a query, these lines are offered. */
const OFFERED = 8
const MAX_LISTS = 4

/** What the user can do; for “raise 2D by 5 %”, the price lists that this is about. */
export async function findActions(req: PayloadRequest, query: string): Promise<HitGroup> {
  const allowed = ACTIONS.filter(({ roles }) => hasRole(req.user, ...roles))
  const words = fold(query).split(' ').filter(Boolean)
  const matching =
    words.length === 0
      ? allowed.slice(0, OFFERED)
      : allowed.filter(({ label, also = '' }) => hasAll(fold(`${label} ${also}`), words))
  const text = query.trim()
  const says = text.length < 2 ? [] : [{ label: WORDS.says(text), href: saysHref(text) }]
  const hits = [...(await priceLists(req, query)), ...matching, ...says].map(hitOf)
  return { key: 'actions', title: FIND_WORDS.groups.actions, hits, total: hits.length }
}

export function saysHref(text: string): string {
  return `/admin/says?text=${encodeURIComponent(text)}`
}

function hasAll(text: string, words: string[]): boolean {
  return words.every((word) => text.split(' ').some((one) => one.startsWith(word)))
}

function hitOf({ label, href }: Pick<Action, 'label' | 'href'>): Hit {
  return { key: href, title: label, facts: [], excerpt: '', locale: null, href }
}

/** The subject of “raise … by …”; null if the query is something else. */
export function priceSubject(query: string): string | null {
  const match = /^\s*(?:raise|lower|increase|reduce|change)\s+(.+?)(?:\s+by\b.*)?$/iu.exec(query)
  return match?.[1] ? fold(match[1].replace(/\bprices?\b/giu, '')) : null
}

async function priceLists(
  { payload }: PayloadRequest,
  query: string,
): Promise<Pick<Action, 'label' | 'href'>[]> {
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
  return rows.map(({ document, title }) => ({
    label: WORDS.pricesOf(title),
    href: documentHref('price-groups', Number(document.split(':')[1])),
  }))
}
