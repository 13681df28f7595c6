import { isLocale, LOCALES, type Locale } from '@studio/shared/locales'
import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { isTranslator } from '../../../platform/access/roles'
import { editingContext } from '../../../platform/fields/editing-context'
import { pickLocale } from '../../../platform/fields/pick-locale'
import { type Values, valuesOf } from '../../../platform/fields/walk'
import { publicError } from '../../../platform/lib/respond'
import { compareDocuments, type FieldChange } from '../../documents/compare-documents'
import { READY_FIELD, readyIn, readyLike, withFormValues } from '../../documents/compose'
import { pathText } from '../../documents/differences'
import { addressField, isDeskCollection } from '../../documents/documents'
import { readEdits, type Stamp } from '../../documents/edits'
import { wordsFor } from './with-words'

/** Fields of every document that are no content. A save sets them itself. */
const BOOKKEEPING = ['id', 'edits', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'deletedBy']

const identified = z.object({ id: z.number() })

/**
 * A translator publishes only the texts of one language, over the document as visitors see it:
 * what an editor has changed in the draft and all languages share stays in the draft. The texts of
 * something that is not on the site cannot be published; the refusal names who changed it.
 *
 * All ways of publishing are saves, so they all pass this hook. It runs before the checks, which
 * then check what really goes live.
 */
export const publishOnlyWords: CollectionBeforeChangeHook = async (call) => {
  const { collection, operation, req } = call
  const data = call.data as Values
  const { isForOneLanguage, isRestoring, published, drafts } = editingContext(req)
  const isPublishing = operation === 'update' && data._status === 'published' && isForOneLanguage
  if (!isTranslator(req.user) || !isPublishing || isRestoring || !isLocale(req.locale)) return data
  const { flattenedFields: fields } = collection
  const { id } = identified.parse(call.originalDoc)
  const key = `${collection.slug}:${id}`
  const versions = await draftsOf(req, collection.slug, id)
  const live = published.get(key)
  if (!live) throw notLive(titleOf(versions.all[0] ?? {}), takenDownBy(versions))
  const newest: Values = versions.all[0] ?? { ...live }
  const draft = withFormValues(fields, newest, data, req.locale)
  const change = foreignChange(collection, { live, draft, locale: req.locale })
  if (change) {
    const by = authorOf(fields, { live, drafts: versions.drafts, change })
    throw notLive(pathText(change.path, req.i18n.language), by)
  }
  drafts.set(key, { ...draft, _status: 'draft' })
  return { ...data, ...onlyWords(fields, { live, draft, locale: req.locale }) }
}

interface States {
  live: object
  draft: Values
  locale: Locale
}

/** The public document in one language with the texts that the draft has in this language. */
export function onlyWords(fields: FlattenedField[], { live, draft, locale }: States): Values {
  const stands = pickLocale(fields, { ...live }, locale)
  const written = pickLocale(fields, draft, locale)
  const content = Object.entries(stands).filter(([name]) => !BOOKKEEPING.includes(name))
  const words = { ...Object.fromEntries(content), ...wordsFor(fields, stands, written) }
  if (!(READY_FIELD in words)) return words
  return { ...words, [READY_FIELD]: readyAfter(stands, written, locale) }
}

/** “Ready in” after one language was published: only this language is added or removed. */
function readyAfter(live: Values, draft: Values, locale: Locale): Locale[] {
  const [before, wanted] = [readyIn(live), readyIn(draft)]
  const others = before.filter((each) => each !== locale)
  return readyLike(before, before, wanted.includes(locale) ? [...others, locale] : others)
}

/**
 * Finds the change of an editor that the texts of this language depend on: a new path, or a new row
 * in which the language has a text. If the language has no other text to publish, every shared
 * change counts.
 */
function foreignChange(
  { slug, flattenedFields: fields }: SanitizedCollectionConfig,
  { live, draft, locale }: States,
): FieldChange | undefined {
  const changes = compareDocuments(fields, live, draft, 'all', { listsRows: true })
  const address = isDeskCollection(slug) ? addressField(slug) : undefined
  const shared = changes.filter(
    ({ part, field }) => part === 'shared' && field?.name !== READY_FIELD,
  )
  const added = shared.filter(({ what }) => what === 'added')
  const words = changes.filter(({ part }) => part === locale)
  const home = (change: FieldChange) => added.find((row) => isInside(row, change))
  const [homeless] = words.flatMap((word) => home(word) ?? [])
  const moved = shared.find(({ field, path }) => path.length === 1 && field?.name === address)
  if (moved ?? homeless) return moved ?? homeless
  const isReady = (values: object) => readyIn({ ...values }).includes(locale)
  const hasWords = words.length > 0 || isReady(live) !== isReady(draft)
  return hasWords ? undefined : shared[0]
}

function isInside(row: FieldChange, { path }: FieldChange): boolean {
  return pathText(path, 'en').startsWith(`${pathText(row.path, 'en')}: `)
}

interface Drafts {
  /** All versions in all languages, newest first. */
  all: Values[]
  drafts: Values[]
}

async function draftsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Drafts> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: ['-updatedAt', '-id'],
    locale: 'all',
    pagination: false,
    req,
  })
  const all = docs.map(({ version }) => valuesOf(version))
  return { all, drafts: all.filter(({ _status }) => _status === 'draft') }
}

/** Who made the first of the newest drafts that have a change. */
function authorOf(
  fields: FlattenedField[],
  { live, drafts, change }: { live: object; drafts: Values[]; change: FieldChange },
): Stamp['by'] {
  const has = (draft: Values) =>
    compareDocuments(fields, live, draft, 'all').some((other) => isSame(other, change))
  const without = drafts.findIndex((draft) => !has(draft))
  const first = drafts.slice(0, without === -1 ? undefined : without).at(-1) ?? drafts[0]
  const edits = readEdits(first?.edits)
  return (edits?.parts.shared ?? edits)?.by ?? null
}

function isSame(one: FieldChange, other: FieldChange): boolean {
  if (one.what !== other.what) return false
  if (one.row !== undefined) return one.row === other.row
  const valueOf = ({ path, after }: FieldChange) => JSON.stringify([pathText(path, 'en'), after])
  return valueOf(one) === valueOf(other)
}

/** Who took a document off the site, or who wrote one that was never on it. */
function takenDownBy({ all }: Drafts): Stamp['by'] {
  const live = all.findIndex(({ _status }) => _status === 'published')
  const first = all.slice(0, live === -1 ? undefined : live).at(-1) ?? all[0]
  return readEdits(first?.edits)?.by ?? null
}

function titleOf({ title, name }: Values): string {
  const value = title ?? name
  const texts = LOCALES.map((locale) => valuesOf(value)[locale])
  return [value, ...texts].find((text): text is string => typeof text === 'string') ?? ''
}

function notLive(name: string, by: string | null): Error {
  const message = `“${name}” was changed by ${by ?? 'the system'} and is not live yet. An editor has to publish it first.`
  return publicError(message, 403)
}
