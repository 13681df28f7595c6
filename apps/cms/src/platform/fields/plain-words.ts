import { plainGaps, plainLine, withoutNeedless } from '@studio/shared/plain-signs'
import type { Field, FieldAffectingData, FieldHook, TextField } from 'payload'
import { extendConfig } from '../config/extend-config'
import { mapFields } from './walk'

/**
 * Removes from the words of the site what a copied text brings along, such as soft hyphens, the tab
 * after a bullet and Word's line breaks. In rich text, the editor does this when text is pasted.
 */
export const plainWords = extendConfig({
  eachCollection: withPlainWords,
  eachGlobal: withPlainWords,
})

function withPlainWords<Owner extends { fields: Field[] }>(owner: Owner): Owner {
  return { ...owner, fields: mapFields(owner.fields, tidied) }
}

function tidied(field: Field): Field {
  const tidy = tidyOf(field)
  if (!tidy) return field
  const { hooks } = field as TextField
  return { ...field, hooks: tidyFirst(hooks, tidy) } as Field
}

/** Returns a text of the field as it is stored. */
export function asPlainWords(field: FieldAffectingData, value: unknown): unknown {
  return typeof value === 'string' ? (tidyOf(field)?.(value) ?? value) : value
}

function tidyOf(field: Field | FieldAffectingData): ((text: string) => string) | undefined {
  if (field.type === 'text' && field.localized && !field.hasMany) return plainLine
  return field.type === 'textarea' && field.localized ? plainLines : undefined
}

/** The other hooks of the field get the plain text. */
function tidyFirst(hooks: TextField['hooks'], tidy: (text: string) => string) {
  const tidyValue: FieldHook = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? tidy(value) : value
  return { ...hooks, beforeValidate: [tidyValue, ...(hooks?.beforeValidate ?? [])] }
}

function plainLines(text: string): string {
  return plainGaps(withoutNeedless(text).replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n'))
}
