import { CURRENCIES, formatAmount } from '@studio/shared/money'
import { LOCALES } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { addressField, type DeskCollection } from '../documents/documents'
import { kindOf } from '../../content/kinds'
import { compareDocuments } from '../documents/compare-documents'
import { fieldsOf } from '../../platform/fields/fields-of'
import { rowsOf, type Values, valuesOf } from '../../platform/fields/walk'
import type { FoundGlobal } from './read-state'
import { textsOfDocument, type DocumentText } from './texts-of-document'

/**
 * `live`: visitors see the newest state. `changed`: it is live, and a newer draft exists. `inUse`:
 * the collection has no drafts.
 */
export type FoundStatus = 'live' | 'changed' | 'draft' | 'inUse'

/** The states of the document that contain the text: the newest draft, the live state, or both. */
export type Stands = 'both' | 'draft' | 'live'

export interface FoundText extends DocumentText {
  kind: 'title' | 'address' | 'text' | 'price'
  stands: Stands
  /** Further words by which the text is found, although it does not contain them. */
  also?: string
}

export interface FoundDocument {
  document: string
  title: string
  address: string | null
  status: FoundStatus
  texts: FoundText[]
}

/** Reads documents of a collection with the texts of the newest drafts and of the live states. */
export async function readDocuments(
  payload: Payload,
  collection: DeskCollection,
  ids: number[],
): Promise<FoundDocument[]> {
  const { hasDrafts } = kindOf(collection)
  const newest = await readRows(payload, collection, ids, hasDrafts)
  const live = hasDrafts ? await readRows(payload, collection, ids, false) : newest
  const fields = fieldsOf(payload, collection)
  return [...newest].flatMap(([id, draft]) => {
    const row = live.get(id)
    if (!row) return []
    const isLive = row._status === 'published'
    const isChanged = isLive && compareDocuments(fields, row, draft, 'all').length > 0
    const texts = isChanged
      ? inBothStates(textsOfDocument(fields, draft), textsOfDocument(fields, row))
      : textsOfDocument(fields, draft).map((text) => ({ ...text, stands: 'both' as const }))
    const status = !hasDrafts ? 'inUse' : !isLive ? 'draft' : isChanged ? 'changed' : 'live'
    return [
      {
        document: `${collection}:${id}`,
        title: nameOf(collection, draft),
        address: addressOf(collection, draft),
        status,
        texts: [
          ...texts.map((text) => withKind(collection, text)),
          ...pricesOf(collection, draft),
          ...fileNameOf(draft),
        ],
      },
    ]
  })
}

export async function readGlobal(payload: Payload, slug: FoundGlobal): Promise<FoundDocument> {
  const data = await payload.findGlobal({ slug, locale: 'all', depth: 0 })
  const texts = textsOfDocument(fieldsOf(payload, slug), { ...data })
  return {
    document: `${slug}:global`,
    title: slug,
    address: null,
    status: 'inUse',
    texts: texts.map((text) => ({ ...text, kind: 'text', stands: 'both' })),
  }
}

/**
 * Reads rows directly from the database, because Payload's hooks take most of the time of a read.
 */
async function readRows(
  { db }: Payload,
  collection: DeskCollection,
  ids: number[],
  draft: boolean,
): Promise<Map<number, Values>> {
  const query = { collection, locale: 'all', limit: ids.length, pagination: false }
  const { docs } = draft
    ? await db.queryDrafts({ ...query, where: { parent: { in: ids } } })
    : await db.find({ ...query, where: { id: { in: ids } } })
  return new Map(docs.map((doc) => [Number(doc.id), { ...doc }]))
}

/** A text that is the same in both states is listed once. */
function inBothStates(draft: DocumentText[], live: DocumentText[]) {
  const key = ({ place, locale, text }: DocumentText) => JSON.stringify([place, locale, text])
  const [drafted, shown] = [new Set(draft.map(key)), new Set(live.map(key))]
  return [
    ...draft.map((text) => ({
      ...text,
      stands: shown.has(key(text)) ? ('both' as const) : ('draft' as const),
    })),
    ...live.flatMap((text) =>
      drafted.has(key(text)) ? [] : [{ ...text, stands: 'live' as const }],
    ),
  ]
}

const ADDRESSES = new Set(['slug', 'path', 'from', 'toPath', 'toUrl'])

function withKind<Text extends DocumentText>(
  collection: DeskCollection,
  text: Text,
): Text & { kind: FoundText['kind'] } {
  const isTitle = text.place === kindOf(collection).title && !ADDRESSES.has(text.place)
  const kind = isTitle ? 'title' : ADDRESSES.has(text.place) ? 'address' : 'text'
  return { ...text, kind }
}

/**
 * The rows of a price list as texts, found by their amounts with and without signs, such as
 * `$8,500` and `8500`.
 */
function pricesOf(collection: DeskCollection, list: Values): FoundText[] {
  if (collection !== 'price-groups') return []
  return rowsOf(list.items).flatMap((row) => {
    const amounts = CURRENCIES.flatMap((currency) =>
      ['Min', 'Max'].flatMap((end) => {
        const minor = row[`${currency.toLowerCase()}${end}`]
        return typeof minor === 'number' ? [{ minor, currency }] : []
      }),
    )
    if (amounts.length === 0) return []
    const names = languagesOf(row.label)
    const [name = ''] = names
    return [
      {
        kind: 'price',
        place: `items/${String(row.id)}`,
        label: name,
        locale: null,
        stands: 'both',
        text: amounts
          .map(({ minor, currency }) => formatAmount(minor, currency, 'en-US'))
          .join(' · '),
        also: [
          ...languagesOf(list.title),
          ...names,
          ...amounts.map(({ minor }) => minor / 100),
        ].join(' '),
      },
    ]
  })
}

/** The name of an uploaded file, as a text. Payload hides its field from the list of fields. */
function fileNameOf({ filename }: Values): FoundText[] {
  if (typeof filename !== 'string') return []
  const place = { kind: 'address', place: 'filename', label: 'File', locale: null } as const
  return [{ ...place, stands: 'both', text: filename }]
}

/** The title in the first language of `LOCALES` that has one, because stored rows are unordered. */
function nameOf(collection: DeskCollection, row: Values): string {
  const value = row[kindOf(collection).title]
  return (typeof value === 'string' ? value : languagesOf(value)[0]) ?? ''
}

/** The texts of a localized field, in the order of `LOCALES`. */
function languagesOf(value: unknown): string[] {
  return LOCALES.map((locale) => valuesOf(value)[locale]).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
}

function addressOf(collection: DeskCollection, row: Values): string | null {
  const value = row[addressField(collection) ?? '']
  return typeof value === 'string' && value !== '' ? value : null
}
