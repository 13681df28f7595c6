import { uploadProblem } from '@studio/shared/api/limits'
import { z } from 'zod'
import { definitionOf, type FormName } from '@/features/forms/definitions'

/** @returns the contract without the fields that the form adds itself */
export function visibleSchema(form: FormName): z.ZodObject {
  const { call, fields, file } = definitionOf(form)
  const shape = call.body.shape as Record<string, z.ZodType>
  const rules = fields.map(({ name }) => [name, shape[name] ?? z.unknown()] as const)
  return z.object({ ...Object.fromEntries(rules), ...(file && { file: chosenFile }) })
}

/** Value of a file field: a FileList with at most one file. */
const chosenFile = z
  .unknown()
  .optional()
  .superRefine((list, context) => {
    const [file] = list ? [...(list as Iterable<File>)] : []
    const problem = file && uploadProblem(file)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
