import type { Field, FieldAccess } from 'payload'
import { isTranslator } from '../access/roles'

/** Which languages are ready is what a translator knows best. */
export const OPEN_TO_TRANSLATORS = ['readyLocales']

/** Beside the rule that a field has of its own. */
function notTranslators(own: FieldAccess | undefined): FieldAccess {
  return (call) => !isTranslator(call.req.user) && (own?.(call) ?? true)
}

/**
 * The same fields, of which translators change those that each language has for itself: the words.
 * All else the admin shows them and leaves as it is.
 */
export function closeFields(fields: Field[]): Field[] {
  return fields.map(closeField)
}

function closeField(field: Field): Field {
  if (field.type === 'ui' || field.type === 'join' || isOpen(field)) return field
  if (field.type === 'tabs') {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: closeFields(tab.fields) })),
    }
  }
  if (field.type === 'blocks') {
    const blocks = field.blocks.map((block) => ({ ...block, fields: closeFields(block.fields) }))
    return { ...field, blocks }
  }
  if ('fields' in field) return { ...field, fields: closeFields(field.fields) }
  return { ...field, access: { ...field.access, update: notTranslators(field.access?.update) } }
}

function isOpen(field: Field): boolean {
  if ('localized' in field && field.localized === true) return true
  return 'name' in field && OPEN_TO_TRANSLATORS.includes(field.name)
}
