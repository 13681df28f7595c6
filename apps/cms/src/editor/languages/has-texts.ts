import type { Field } from 'payload'
import { mapFields } from '../../platform/fields/walk'
import { isTranslated } from './texts'

/** @returns true if documents with these fields have texts in several languages */
export function hasTexts(fields: Field[]): boolean {
  let isFound = false
  mapFields(fields, (field) => {
    isFound ||= isTranslated(field)
    return field
  })
  return isFound
}
