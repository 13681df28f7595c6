import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { translateMessage } from './translate-message'

const errorSchema = z.looseObject({ message: z.string().optional() })

const resultSchema = z.looseObject({
  errors: z.array(errorSchema.extend({ data: z.record(z.string(), z.unknown()).optional() })),
})

/** The part of a `ValidationError` that forms show beside the fields. */
const fieldsSchema = z.looseObject({ errors: z.array(errorSchema) })

/** Translates the messages of error responses, because the admin shows them unchanged. */
export const translateRefusal: AfterErrorHook = ({ result, req }) => {
  const found = resultSchema.safeParse(result).data
  if (!found || req.i18n.language === 'en') return
  const inLanguage = <Shown extends { message?: string }>(error: Shown): Shown =>
    error.message
      ? { ...error, message: translateMessage(error.message, req.i18n.language) }
      : error
  const errors = found.errors.map((error) => {
    const fields = fieldsSchema.safeParse(error.data).data
    const data = fields ? { ...fields, errors: fields.errors.map(inLanguage) } : error.data
    return { ...inLanguage(error), ...(data && { data }) }
  })
  return { response: { ...found, errors } }
}
