import { verifySchema } from '@studio/shared/api/account'
import {
  applicationSchema,
  contactSchema,
  inquirySchema,
  newsletterSchema,
  virtualSetSchema,
} from '@studio/shared/api/forms'
import { uploadProblem } from '@studio/shared/api/limits'
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
  const { fields, file } = definitionOf(form)
  const rules = fields.flatMap(({ name }) => {
    const rule = shape[name] as z.ZodType | undefined
    return rule ? [[name, rule] as const] : []
  })
  return z.object({ ...Object.fromEntries(rules), ...(file && { file: chosenFile }) })
}

/** What a file field holds: a list of one file, or of none. */
const chosenFile = z
  .unknown()
  .optional()
  .superRefine((list, context) => {
    const [file] = list ? [...(list as Iterable<File>)] : []
    const problem = file && uploadProblem(file)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
