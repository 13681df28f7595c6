import type { Field } from 'payload'
import { isSavedByItself } from '../../content/kinds'
import { mapFields } from './walk'

/**
 * Removes the “create” option from relationship fields to pages, posts, jobs, case studies and
 * videos, because opening the form of such a document would immediately store an empty one.
 */
export function withoutInlineCreation(fields: Field[]): Field[] {
  return mapFields(fields, (field) =>
    field.type === 'relationship' && [field.relationTo].flat().some(isSavedByItself)
      ? ({ ...field, admin: { ...field.admin, allowCreate: false } } as Field)
      : field,
  )
}
