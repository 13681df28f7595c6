import type { Field } from 'payload'
import { editorsOnlyField } from '../access/rules'

/** The same fields, lists' own fields included, closed to translators' changes. */
export function editorsOnly(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (!('name' in field) || field.type === 'ui') return field
    const closed = { ...field, access: { update: editorsOnlyField } } as Field
    return closed.type === 'array' ? { ...closed, fields: editorsOnly(closed.fields) } : closed
  })
}
