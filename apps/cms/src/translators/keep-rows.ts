import type { CollectionBeforeChangeHook, Field } from 'payload'
import { publicError } from '../api/respond'
import { editingContext } from '../fields/editing-context'
import { editedElsewhere } from '../editing/edited-elsewhere'
import { EDITS_PATH, newerEdits, readEdits, readSentEdits } from '../editing/edits'
import { isTranslator } from '../access/roles'
import { hasOtherRows, wordsFor } from './with-words'

/**
 * Translators edit texts in blocks and lists, but only editors add, move and remove rows. A form
 * that was opened before an editor changed the rows writes into the current rows.
 */
export function keepRowsOf(fields: Field[]): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc, operation, req }) => {
    if (operation !== 'update' || !isTranslator(req.user)) return data
    const { isForHistory, isRestoring } = editingContext(req)
    // `guardOperation` has already refused restores by translators.
    if (isForHistory || isRestoring || haveSameRows(fields, data, originalDoc)) return data
    const document: unknown = originalDoc
    const sent = readSentEdits(valueOf(data, EDITS_PATH))
    if (sent && !hasOtherRows(collection.flattenedFields, document, data)) {
      return { ...data, ...wordsFor(collection.flattenedFields, document, data) }
    }
    const [change] = sent
      ? newerEdits(readEdits(valueOf(document, EDITS_PATH)), sent, ['shared'])
      : []
    // A text in a removed row cannot be saved anywhere.
    if (change) throw editedElsewhere(change)
    throw publicError('Only editors add, move or remove blocks and entries of lists.', 403)
  }
}

/** A field that is missing in `after` counts as unchanged. */
function haveSameRows(fields: Field[], after: unknown, before: unknown): boolean {
  return fields.every((field) => hasSameRows(field, after, before))
}

function hasSameRows(field: Field, after: unknown, before: unknown): boolean {
  if (field.type === 'tabs') {
    return field.tabs.every((tab) =>
      'name' in tab && tab.name
        ? haveSameRows(tab.fields, valueOf(after, tab.name), valueOf(before, tab.name))
        : haveSameRows(tab.fields, after, before),
    )
  }
  if (field.type === 'row' || field.type === 'collapsible') {
    return haveSameRows(field.fields, after, before)
  }
  if (!('name' in field) || !field.name || isPerLanguage(field)) return true
  const [is, was] = [valueOf(after, field.name), valueOf(before, field.name)]
  if (is === undefined) return true
  if (field.type === 'group') return haveSameRows(field.fields, is, was)
  if (field.type !== 'array' && field.type !== 'blocks') return true
  const [rows, earlier] = [rowsOf(is), rowsOf(was)]
  return (
    rows.length === earlier.length &&
    rows.every((row, index) => {
      const old = earlier[index]
      if (valueOf(row, 'id') !== valueOf(old, 'id')) return false
      if (field.type === 'array') return haveSameRows(field.fields, row, old)
      const type = valueOf(row, 'blockType')
      const block = field.blocks.find(({ slug }) => slug === type)
      return type === valueOf(old, 'blockType') && haveSameRows(block?.fields ?? [], row, old)
    })
  )
}

function isPerLanguage(field: Field): boolean {
  return 'localized' in field && field.localized === true
}

function valueOf(container: unknown, name: string): unknown {
  return typeof container === 'object' && container !== null
    ? (container as Record<string, unknown>)[name]
    : undefined
}

function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
