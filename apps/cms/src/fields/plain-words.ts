import { plainGaps, plainLine, withoutNeedless } from '@studio/shared/plain-signs'
import type { Field, FieldHook, Plugin, TextField } from 'payload'
import { mapFields } from './walk'

/**
 * Removes from the words of the site what a copied text brings along, such as soft hyphens, the tab
 * after a bullet and Word's line breaks. In rich text, the editor does this when text is pasted.
 */
export const plainWords: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withPlainWords),
  globals: (config.globals ?? []).map(withPlainWords),
})

function withPlainWords<Owner extends { fields: Field[] }>(owner: Owner): Owner {
  return { ...owner, fields: mapFields(owner.fields, tidied) }
}

function tidied(field: Field): Field {
  if (field.type === 'text' && field.localized && !field.hasMany) {
    return { ...field, hooks: tidyFirst(field.hooks, plainLine) }
  }
  if (field.type === 'textarea' && field.localized) {
    return { ...field, hooks: tidyFirst(field.hooks, plainLines) }
  }
  return field
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
