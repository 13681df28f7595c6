import { isLocale } from '@studio/shared/locales'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { compareDocuments, type FieldChange } from '../documents/compare-documents'
import { editingContext } from '../../platform/fields/editing-context'
import { isWritingWhole } from '../../platform/fields/whole-document'
import { editedElsewhere } from '../documents/edited-elsewhere'
import {
  newerEdits,
  PARTS,
  readEdits,
  readSentEdits,
  stamped,
  writtenParts,
  type Stamp,
} from '../documents/edits'
import { partsOf, partsWrittenBy } from '../documents/parts-written'

const documentSchema = z.looseObject({ id: z.union([z.number(), z.string()]) })

type Documents = Record<string, unknown>

/**
 * Refuses a form's save if another person has changed the same parts since the form loaded them,
 * and records who changes what. Saves that do not come from a form are not refused.
 */
export const noteEdits: CollectionBeforeChangeHook = (call) => {
  const { collection, req } = call
  const data = call.data as Documents
  const before: Documents = { ...(call.originalDoc as Documents | undefined) }
  const [stored, sent] = [readEdits(before.edits), readSentEdits(data.edits)]
  const stamp: Stamp = {
    by: nameOf(req),
    at: new Date().toISOString(),
    screen: sent?.screen ?? null,
  }
  const { isRestoring, keepsParts, screens } = editingContext(req)
  if (isRestoring) {
    const kept = keepsParts ? readEdits(data.edits) : stored
    return { ...data, edits: stamped(kept, keepsParts ? [] : [...PARTS], stamp) }
  }
  if (call.operation === 'create') {
    return { ...data, edits: stamped(null, writtenParts(localeOf(req)), stamp) }
  }

  const changes = changesOf(collection, before, data, localeOf(req))
  if (sent) {
    const newer = newerEdits(stored, sent, partsWrittenBy(req.user, req.locale, changes))
    const [newest] = newer
    if (newest && (changes === null || changes.length > 0)) throw editedElsewhere(newest)
    screens.set(documentKey(collection, before), sent.screen)
  }
  const parts = changes ? partsOf(changes) : [...PARTS]
  return { ...data, edits: stamped(stored, parts, stamp) }
}

/** The response to a form contains its own id; the ids of other forms are secret. */
export const nameScreen: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  const document = documentSchema.parse(doc)
  const screen = editingContext(req).screens.get(documentKey(collection, document))
  const edits = readEdits(document.edits)
  if (!screen || !edits) return document
  return { ...document, edits: { ...edits, isForm: true, screen } }
}

/**
 * Lists what the save changes.
 *
 * @returns null if the changes are unknown, because all languages are written at once
 */
function changesOf(
  { flattenedFields }: SanitizedCollectionConfig,
  before: Documents,
  data: Documents,
  locale: string | null | undefined,
): FieldChange[] | null {
  if (!isLocale(locale)) return null
  const sent = Object.entries(data).filter(([, value]) => value !== undefined)
  return compareDocuments(
    flattenedFields,
    before,
    { ...before, ...Object.fromEntries(sent) },
    locale,
  )
}

/** The language that a save writes, or null if it writes all languages. */
function localeOf(req: PayloadRequest): string | null | undefined {
  return isWritingWhole(req) ? null : req.locale
}

function documentKey({ slug }: SanitizedCollectionConfig, document: Documents): string {
  return `${slug}:${String(document.id)}`
}

const personSchema = z.object({ name: z.string().nullish(), email: z.string() })

/** The name or email address of the account that makes a request, as it is recorded in edits. */
export function nameOf({ user }: PayloadRequest): string | null {
  const person = personSchema.safeParse(user).data
  return person ? person.name || person.email : null
}
