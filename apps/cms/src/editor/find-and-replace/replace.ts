import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { isDeskCollection, type DeskCollection } from '../documents/documents'
import { kindOf } from '../../content/kinds'
import { readEdits } from '../documents/edits'
import { readLanguageStates } from '../languages/language-states'
import { lockDocument, lockGlobal } from '../documents/lock-document'
import { nameOf } from '../saving/note-edits'
import { isOpenElsewhere, LOCK_DURATION } from '../documents/refuse-while-open'
import { fieldsOf } from '../../platform/fields/fields-of'
import type { Values } from '../../platform/fields/walk'
import { explain, inOwnTransaction } from '../publishing/bulk/change-many'
import { findWords } from './admin/words'
import { labelOfPlace } from './document-names'
import type { Wanted } from './matches'
import { FOUND_GLOBALS, type FoundGlobal } from './read-state'
import { replaceInDocument, type Replacement } from './replace-in-document'
import { findPassages, type Passage, type SaysQuery } from './says'

export type ReplaceMode = 'draft' | 'publish'

/** A text before and after the replacement. `note` says why some matches are not replaced. */
export interface PlannedText extends Pick<Replacement, 'place' | 'label' | 'before' | 'after'> {
  note: string | null
}

/** A document in one language, with its replacements. */
export interface PlannedPage extends Pick<
  Passage,
  'document' | 'title' | 'kind' | 'address' | 'status' | 'href'
> {
  /** Null for texts that all languages share; these are not replaced. */
  locale: Locale | null
  /** When the newest version was saved, in ISO 8601. After a later save the preview is outdated. */
  version: string
  /** Why nothing on this page can be replaced; null if it can. */
  refusal: string | null
  /**
   * Why the page is saved as a draft even if the editor chooses to publish; null if it can be
   * published.
   */
  draftOnly: string | null
  hasDrafts: boolean
  texts: PlannedText[]
}

export interface Plan {
  pages: PlannedPage[]
  /** The number of further pages that exceed the limit of one preview. */
  left: number
  isComplete: boolean
}

export interface ReplaceQuery extends SaysQuery {
  by: string
}

export interface PageChange {
  document: string
  locale: Locale
  version: string
  places: string[]
}

export interface PageResult extends Pick<PageChange, 'document' | 'locale'> {
  outcome: 'draft' | 'published' | 'refused'
  /**
   * Why the page was refused, or why it stays a draft; null if it was published or saved as asked.
   */
  message: string | null
}

export const MAX_PAGES = 100

/** Previews the replacement page by page, without changing anything. */
export async function planReplace(req: PayloadRequest, query: ReplaceQuery): Promise<Plan> {
  const { passages, isComplete } = await findPassages(req, query)
  const pages = new Map<string, Passage[]>()
  for (const passage of passages) {
    const key = `${passage.document} ${passage.locale}`
    pages.set(key, [...(pages.get(key) ?? []), passage])
  }
  const chosen = [...pages.values()].slice(0, MAX_PAGES)
  const planned: PlannedPage[] = []
  // The pages are read one after another, because each takes a connection of the pool.
  for (const own of chosen) planned.push(await planPage(req, own, query))
  return { pages: planned, left: pages.size - chosen.length, isComplete }
}

async function planPage(
  req: PayloadRequest,
  passages: Passage[],
  query: ReplaceQuery,
): Promise<PlannedPage> {
  const [first] = passages
  if (!first) throw new Error('A page has at least one passage.')
  const texts = textsOf(req)
  const { document, title, kind, address, status, href, locale } = first
  const hasDrafts = status !== 'inUse'
  const page = { document, title, kind, address, status, href, locale, hasDrafts }
  const empty = { ...page, version: '', draftOnly: null, refusal: null }
  if (locale === null) return { ...empty, texts: passages.map(unchanged(texts.passages.shared)) }
  const found = await readTarget(req, document, locale)
  if (!found) return { ...empty, refusal: texts.refusals.gone, texts: [] }
  const { replacements } = replaceInDocument(found.fields, found.data, {
    wanted: query,
    by: query.by,
    places: null,
  })
  const places = new Set(replacements.map(({ place }) => place))
  return {
    ...empty,
    version: found.version,
    refusal: await refusalOf(req, found, locale),
    draftOnly: await draftOnlyOf(req, found, locale),
    texts: [
      ...replacements.map(({ reason, ...text }) => ({
        ...text,
        label: labelOfPlace(text.label, req.i18n.language),
        note: reason && texts.passages[reason],
      })),
      ...passages
        .filter(({ stands, place }) => stands === 'live' && !places.has(place))
        .map(unchanged(texts.passages.liveOnly)),
    ],
  }
}

function unchanged(note: string) {
  return ({ place, label, before, match, after }: Passage): PlannedText => {
    const text = before + match + after
    return { place, label, before: text, after: text, note }
  }
}

/** The messages in the language of the account. */
function textsOf({ i18n }: PayloadRequest) {
  return wordsIn(findWords, i18n).REPLACE_TEXTS
}

/**
 * Replaces the chosen texts. Each page has its own transaction, so the refusal of one page does not
 * affect the others.
 */
export async function replaceTexts(
  req: PayloadRequest,
  wanted: Wanted & { by: string; mode: ReplaceMode },
  pages: readonly PageChange[],
): Promise<PageResult[]> {
  const results: PageResult[] = []
  for (const page of pages) results.push(await replaceOnPage(req, wanted, page))
  return results
}

async function replaceOnPage(
  req: PayloadRequest,
  { by, mode, ...wanted }: Wanted & { by: string; mode: ReplaceMode },
  { document, locale, version, places }: PageChange,
): Promise<PageResult> {
  const texts = textsOf(req)
  const page = { document, locale }
  const refused = (message: string): PageResult => ({ ...page, outcome: 'refused', message })
  let result = refused(texts.refusals.failed)
  try {
    await inOwnTransaction(req, false, async (own) => {
      const target = targetOf(document)
      if (target?.kind === 'collection') await lockDocument(own, target.collection, target.id)
      if (target?.kind === 'global') await lockGlobal(own, target.slug)
      const found = await readTarget(own, document, locale)
      if (!found) {
        result = refused(texts.refusals.gone)
        return
      }
      const { refusals } = texts
      const refusal =
        found.version === version ? await refusalOf(own, found, locale) : refusals.changed
      const { data } = replaceInDocument(found.fields, found.data, {
        wanted,
        by,
        places: new Set(places),
      })
      if (refusal !== null) result = refused(refusal)
      else if (Object.keys(data).length === 0) result = refused(refusals.nothing)
      else if (!found.hasDrafts && mode === 'draft') result = refused(refusals.noDrafts)
      else {
        const draftOnly = mode === 'publish' ? await draftOnlyOf(own, found, locale) : null
        const isPublished = mode === 'publish' && draftOnly === null
        await save(own, found, { data, locale, isPublished })
        result = { ...page, outcome: isPublished ? 'published' : 'draft', message: draftOnly }
      }
    })
    return result
  } catch (error) {
    return refused(explain(error, req.i18n.language))
  }
}

type Target =
  | { kind: 'collection'; collection: DeskCollection; id: number }
  | { kind: 'global'; slug: FoundGlobal }

type FoundTarget = Target & {
  fields: ReturnType<typeof fieldsOf>
  data: Values
  version: string
  hasDrafts: boolean
}

export function targetOf(document: string): Target | null {
  const [name, id] = document.split(':')
  const slug = FOUND_GLOBALS.find((global) => global === name)
  if (slug && id === 'global') return { kind: 'global', slug }
  if (!isDeskCollection(name) || !/^[1-9]\d{0,8}$/.test(id ?? '')) return null
  return { kind: 'collection', collection: name, id: Number(id) }
}

const versionSchema = z.looseObject({ updatedAt: z.string() })

/**
 * @returns the newest version in one language, or null if it is deleted or the user may not read it
 */
async function readTarget(
  req: PayloadRequest,
  document: string,
  locale: Locale,
): Promise<FoundTarget | null> {
  const { payload, user } = req
  const target = targetOf(document)
  if (!target) return null
  const query = {
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  } as const
  if (target.kind === 'global') {
    const data = await payload.findGlobal({ ...query, slug: target.slug })
    const fields = fieldsOf(payload, target.slug)
    const { updatedAt: version } = versionSchema.parse(data)
    return { ...target, fields, data: { ...data }, version, hasDrafts: false }
  }
  const { collection, id } = target
  const data = await payload.findByID({
    ...query,
    collection,
    id,
    draft: true,
    disableErrors: true,
  })
  if (!data) return null
  const { updatedAt: version } = versionSchema.parse(data)
  const { hasDrafts } = kindOf(collection)
  return { ...target, fields: fieldsOf(payload, collection), data: { ...data }, version, hasDrafts }
}

/** @returns why the user cannot change the document now, or null if the user can */
async function refusalOf(
  req: PayloadRequest,
  target: FoundTarget,
  locale: Locale,
): Promise<string | null> {
  const { refusals } = textsOf(req)
  const { collections, globals } = req.payload.config
  const slug = target.kind === 'global' ? target.slug : target.collection
  const config = [...collections, ...globals].find((one) => one.slug === slug)
  if (!(await config?.access.update?.({ req }))) return refusals.forbidden
  if (target.kind === 'global') return null
  if (await isOpenElsewhere(req, target.collection, target.id)) return refusals.open
  const editor = editorAtWork(req, target, locale)
  return editor === null ? null : refusals.editing(editor)
}

/**
 * Finds an editor who recently saved the same parts from an open form. Documents with autosave have
 * no lock, and that form's next save would conflict with the replacement.
 * @returns the editor's name, or null
 */
function editorAtWork(req: PayloadRequest, { data }: FoundTarget, locale: Locale): string | null {
  const edits = readEdits(data.edits)
  const own = nameOf(req)
  const since = new Date(Date.now() - LOCK_DURATION * 1000).toISOString()
  const stamps = [edits?.parts.shared, edits?.parts[locale]]
  const other = stamps.find(
    (stamp) => stamp && stamp.screen !== null && stamp.by !== own && stamp.at > since,
  )
  return other?.by ?? null
}

/** @returns why publishing would make more live than the replacement, or null if it would not */
async function draftOnlyOf(
  req: PayloadRequest,
  target: FoundTarget,
  locale: Locale,
): Promise<string | null> {
  if (target.kind === 'global' || !target.hasDrafts) return null
  const { draftOnly } = textsOf(req)
  const { collection, id } = target
  const { isLive, isSharedChanged, languages, ready } = await readLanguageStates(
    req,
    collection,
    id,
  )
  if (!isLive) return draftOnly.notLive
  if (isSharedChanged || languages[locale] === 'changed') return draftOnly.hasDraft
  return ready.includes(locale) ? null : draftOnly.notReady
}

interface Saving {
  data: Values
  locale: Locale
  isPublished: boolean
}

async function save(
  req: PayloadRequest,
  target: FoundTarget,
  { data, locale, isPublished }: Saving,
): Promise<void> {
  const call = { locale, depth: 0, overrideAccess: false, user: req.user, req } as const
  if (target.kind === 'global') {
    await req.payload.updateGlobal({ ...call, slug: target.slug, data })
    return
  }
  const { collection, id, hasDrafts } = target
  if (!hasDrafts) {
    await req.payload.update({ ...call, collection, id, data })
  } else if (isPublished) {
    const published = { ...data, _status: 'published' as const }
    const query = { ...call, collection, id, data: published }
    await req.payload.update({ ...query, publishSpecificLocale: locale })
  } else {
    const draft = { ...data, _status: 'draft' as const }
    await req.payload.update({ ...call, collection, id, data: draft, draft: true })
  }
}
