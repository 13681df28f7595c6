import { APIError } from 'payload'
import { EDITS_PATH, type Stamp } from './edits'

/**
 * The error of a refused save. The form recognizes it by the path of its hidden field, and opens
 * the conflict dialog.
 */
export function editedElsewhere({ by, at }: Stamp): APIError {
  const message = `Not saved: ${by ?? 'the system'} has changed this document since you opened it.`
  const data = { code: 'editedElsewhere', by, at, errors: [{ path: EDITS_PATH, message }] }
  return new APIError(message, 409, data, true)
}
