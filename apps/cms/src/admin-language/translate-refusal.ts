import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { translateMessage } from './translate-message'

const resultSchema = z.looseObject({
  errors: z.array(z.looseObject({ message: z.string().optional() })),
})

/** Translates the messages of refusals, which the admin shows as they are. */
export const translateRefusal: AfterErrorHook = ({ result, req }) => {
  const found = resultSchema.safeParse(result).data
  if (!found || req.i18n.language === 'en') return
  const errors = found.errors.map((error) =>
    error.message
      ? { ...error, message: translateMessage(error.message, req.i18n.language) }
      : error,
  )
  return { response: { ...found, errors } }
}
