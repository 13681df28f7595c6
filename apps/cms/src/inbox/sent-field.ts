import type { Field } from 'payload'
import { nobody } from '../access/rules'

/** What a visitor sent stays as it was sent: staff read it and write beside it. */
export function sentField<Type extends Field>(field: Type): Type {
  return {
    ...field,
    access: { update: nobody },
    admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
  }
}
