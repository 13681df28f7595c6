import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'
import { labelIn } from '../admin-language/label-in'
import { translated } from '../admin-language/translate-config'

/** Creates an error with a message at the field of an uploaded file. */
export function refusedFile(
  req: PayloadRequest,
  collection: CollectionSlug,
  message: string,
): ValidationError {
  // Without a label, the admin would show the field's name in the code.
  const label = labelIn(translated('File'), req.i18n.language)
  return new ValidationError({ collection, errors: [{ path: 'file', label, message }], req }, req.t)
}
