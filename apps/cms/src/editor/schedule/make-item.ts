import { LOCALES, type Locale } from '@studio/shared/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { compareLanguages } from '../languages/language-states'
import { readEdits } from '../documents/edits'
import type { Values } from '../../platform/fields/walk'
import { titleOf } from '../publishing/find-touched'
import { languageList } from './admin/when'
import { releaseWords } from './admin/words'
import { READY_FIELD, withFormValues } from '../documents/compose'
import { fieldsOf, hasDrafts, isLive, readStored, type StoredDocument } from './documents'
import {
  isAllLanguages,
  MENUS,
  partsOf,
  type Base,
  type ItemAction,
  type ItemTarget,
  type NewItem,
} from './types'

export interface AskedItem extends ItemTarget {
  action: ItemAction
  languages: Locale[]
  /** The values of a form with unsaved changes, in one language; only for `change`. */
  form?: { locale: Locale; data: Values }
}

/** A refusal with the code of the answer, and a message for each field. */
export interface Refusal {
  status: 400 | 404 | 409
  code: string
  fields?: Record<string, string>
}

export type Made = { item: NewItem } | { refusal: Refusal }

/** Whether documents of a collection can be scheduled. */
export function isSchedulable({ payload }: PayloadRequest, collection: string): boolean {
  if (collection === MENUS || collection === 'price-groups') return true
  const found = payload.config.collections.find(({ slug }) => slug === collection)
  return Boolean(found?.versions?.drafts)
}

/**
 * Takes what goes live from the document as it is now. Later edits do not change it.
 *
 * @throws NotFound and Forbidden if the user may not read the document
 */
export async function makeItem(req: PayloadRequest, asked: AskedItem): Promise<Made> {
  const { collection, document, action } = asked
  const { payload, user } = req
  if (collection !== MENUS) {
    await payload.findByID({
      collection: collection as CollectionSlug,
      id: document,
      depth: 0,
      overrideAccess: false,
      user,
    })
  }
  const stored = await readStored(req, asked)
  if (!stored) return refuse(404, 'notFound')
  if (hasDrafts(req, asked) ? action === 'change' : action !== 'change') {
    return refuse(400, 'invalidBody', { action: wordsOf(req).otherAction })
  }
  if (action === 'publish') return publishing(req, asked, stored)
  return action === 'unpublish' ? takingDown(req, asked, stored) : changing(req, asked, stored)
}

/** The parts of a document that an item overwrites, as they are in the newest version. */
export function baseOf(stored: StoredDocument, languages: readonly Locale[]): Base {
  const edits = readEdits(stored.newest.edits)
  const parts = Object.fromEntries(
    partsOf(languages).flatMap((part) => {
      const stamp = edits?.parts[part]
      return stamp ? [[part, { at: stamp.at, screen: stamp.screen }]] : []
    }),
  )
  return { parts, isLive: isLive(stored) }
}

function publishing(req: PayloadRequest, asked: AskedItem, stored: StoredDocument): Made {
  const { flattenedFields } = fieldsOf(req, asked)
  const { languages: states } = compareLanguages(flattenedFields, stored.row, stored.newest)
  const empty = asked.languages.filter((locale) => states[locale] === 'missing')
  if (empty.length > 0) {
    const names = languageList(empty, req.i18n.language)
    return refuse(400, 'invalidBody', { languages: wordsOf(req).noText(names) })
  }
  const base = baseOf(stored, asked.languages)
  return { item: { ...itemOf(asked, stored), base: { ...base }, wanted: stored.newest } }
}

function takingDown(req: PayloadRequest, asked: AskedItem, stored: StoredDocument): Made {
  if (!isAllLanguages(asked.languages) && !(READY_FIELD in stored.row)) {
    return refuse(400, 'invalidBody', { languages: wordsOf(req).allLanguagesOnly })
  }
  const base: Base = { parts: {}, isLive: isLive(stored) }
  return { item: { ...itemOf(asked, stored), base: { ...base }, wanted: {} } }
}

function changing(req: PayloadRequest, asked: AskedItem, stored: StoredDocument): Made {
  const { form } = asked
  if (!form) return refuse(400, 'invalidBody', { data: wordsOf(req).unchanged })
  const { flattenedFields } = fieldsOf(req, asked)
  const wanted = withFormValues(flattenedFields, stored.row, form.data, form.locale)
  const item = { ...itemOf(asked, stored), languages: [form.locale] }
  return { item: { ...item, base: stored.row, wanted } }
}

function itemOf({ collection, document, action, languages }: AskedItem, stored: StoredDocument) {
  const title = collection === MENUS ? 'Header and footer' : titleOf(stored.newest)
  return {
    collection,
    document: collection === MENUS ? 0 : document,
    action,
    languages: LOCALES.filter((locale) => languages.includes(locale)),
    title: (title || `${collection} ${document}`).slice(0, 200),
  }
}

function wordsOf({ i18n }: PayloadRequest) {
  return wordsIn(releaseWords, i18n).REFUSAL_WORDS
}

function refuse(
  status: Refusal['status'],
  code: string,
  fields?: Record<string, string>,
): { refusal: Refusal } {
  return { refusal: { status, code, ...(fields && { fields }) } }
}
