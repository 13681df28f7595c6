import { verifySchema } from '@studio/shared/api/account'
import {
  applicationSchema,
  contactSchema,
  inquirySchema,
  newsletterSchema,
  virtualSetSchema,
} from '@studio/shared/api/forms'
import { z } from 'zod'
import { definitionOf, type FormName } from './definitions'

const SCHEMAS = {
  contact: contactSchema,
  inquiry: inquirySchema,
  application: applicationSchema,
  virtualSet: virtualSetSchema,
  newsletter: newsletterSchema,
  newsletterConfirm: verifySchema,
  newsletterEnd: verifySchema,
} satisfies Record<FormName, z.ZodObject>

/** The rules of what a visitor fills in: the contract without what the form adds by itself. */
export function visibleSchema(form: FormName): z.ZodObject {
  const { shape } = SCHEMAS[form] as z.ZodObject
  const rules = definitionOf(form).fields.flatMap(({ name }) => {
    const rule = shape[name]
    return rule ? [[name, rule] as const] : []
  })
  return z.object(Object.fromEntries(rules))
}
