import type { CollectionBeforeChangeHook, FlattenedField } from 'payload'
import { publicError } from '../../../platform/lib/respond'
import { editingContext } from '../../../platform/fields/editing-context'
import { fieldsOfRow, rowsOf, valuesOf } from '../../../platform/fields/walk'
import { editedElsewhere } from '../../documents/edited-elsewhere'
import { EDITS_PATH, newerEdits, readEdits, readSentEdits } from '../../documents/edits'
import { isTranslator } from '../../../platform/access/roles'
import { hasOtherRows, isWords, wordsFor } from './with-words'

/**
 * Translators edit texts in blocks and lists, but only editors add, move and remove rows. If an
 * editor has changed the rows since a translator's form was opened, the translator's texts are
 * written into the current rows.
 */
export const keepRows: CollectionBeforeChangeHook = ({
  collection: { flattenedFields },
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isTranslator(req.user)) return data
  const { isForHistory, isRestoring } = editingContext(req)
  const document: unknown = originalDoc
  // Restores by translators need no check here, because `guardOperation` has already refused them.
  if (isForHistory || isRestoring || haveSameRows(flattenedFields, data, document)) return data
  const sent = readSentEdits(valuesOf(data)[EDITS_PATH])
  if (sent && !hasOtherRows(flattenedFields, document, data)) {
    return { ...data, ...wordsFor(flattenedFields, document, data) }
  }
  const [change] = sent
    ? newerEdits(readEdits(valuesOf(document)[EDITS_PATH]), sent, ['shared'])
    : []
  // A text cannot be saved if its row was removed.
  if (change) throw editedElsewhere(change)
  throw publicError('Only editors add, move or remove blocks and entries of lists.', 403)
}

/** A field that is missing in `after` counts as unchanged. */
function haveSameRows(fields: FlattenedField[], after: unknown, before: unknown): boolean {
  const [is, was] = [valuesOf(after), valuesOf(before)]
  return fields.every(
    (field) =>
      isWords(field) ||
      is[field.name] === undefined ||
      hasSameRows(field, is[field.name], was[field.name]),
  )
}

function hasSameRows(field: FlattenedField, after: unknown, before: unknown): boolean {
  if (field.type !== 'array' && field.type !== 'blocks') {
    return !('flattenedFields' in field) || haveSameRows(field.flattenedFields, after, before)
  }
  const [rows, earlier] = [rowsOf(after), rowsOf(before)]
  return (
    rows.length === earlier.length &&
    rows.every((row, index) => {
      const old = earlier[index] ?? {}
      const isSame = row.id === old.id && row.blockType === old.blockType
      return isSame && haveSameRows(fieldsOfRow(field, row), row, old)
    })
  )
}
