import type { Field } from 'payload'
import { isTitledFirst } from './titled-first'

/**
 * Removes the “create” option from relationship fields to pages, posts, jobs, case studies and
 * videos: opening the form of such a document would store an empty one at once.
 */
export function withoutInlineCreation(fields: Field[]): Field[] {
  return fields.map(closeField)
}

function closeField(field: Field): Field {
  if (field.type === 'relationship' && [field.relationTo].flat().some(isTitledFirst)) {
    return { ...field, admin: { ...field.admin, allowCreate: false } } as Field
  }
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: withoutInlineCreation(tab.fields) }))
    return { ...field, tabs }
  }
  if (field.type === 'blocks') {
    const blocks = field.blocks.map((block) => ({
      ...block,
      fields: withoutInlineCreation(block.fields),
    }))
    return { ...field, blocks }
  }
  if ('fields' in field) return { ...field, fields: withoutInlineCreation(field.fields) }
  return field
}
