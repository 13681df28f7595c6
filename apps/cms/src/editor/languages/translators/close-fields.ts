import type { Field, FieldAccess } from 'payload'
import { isTranslator } from '../../../platform/access/roles'
import { mapFields } from '../../../platform/fields/walk'

/** Translators decide which languages are ready, so they may change this shared field. */
export const OPEN_TO_TRANSLATORS = ['readyLocales']

/** Extends the field's own access rule, so that translators may not change the field. */
function notTranslators(own: FieldAccess | undefined): FieldAccess {
  return (call) => !isTranslator(call.req.user) && (own?.(call) ?? true)
}

/**
 * Returns the fields with stricter rules: translators may change only localized ones, and see all
 * others as read-only.
 */
export function closeFields(fields: Field[]): Field[] {
  return mapFields(fields, closeField, isOpen)
}

function closeField(field: Field): Field {
  if (field.type === 'ui' || field.type === 'join') return field
  const update = notTranslators(field.access?.update)
  return { ...field, access: { ...field.access, update } }
}

function isOpen(field: Field): boolean {
  if ('localized' in field && field.localized === true) return true
  return 'name' in field && OPEN_TO_TRANSLATORS.includes(field.name)
}
