import type { ApiFailure } from '@/api/client/api-answer'
import type { FormState } from './types'

/**
 * @returns the general message for a failed form, which is shown beside the errors of its fields
 */
export function newsOf(
  { status, code, fields }: Pick<ApiFailure, 'status' | 'code' | 'fields'>,
  shownFields: readonly string[],
): FormState['news'] {
  // Without a meaningful response it is unknown whether the message was stored.
  if (status === 0 || status >= 500 || code === 'internal') return 'down'
  switch (code) {
    case 'proofRequired':
      return 'proof'
    case 'tooManyRequests':
      return 'tooMany'
    case 'linkExpired':
      return 'linkExpired'
    default:
      // The visitor cannot correct errors without a visible field.
      return shownFields.some((name) => name in fields) ? 'invalid' : 'refused'
  }
}
