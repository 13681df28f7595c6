import type { ApiFailure } from '@/features/api/api-answer'
import type { FormState } from './types'

/** What a visitor is told about a form that did not go through, beside the fields that are shown. */
export function newsOf(
  { status, code, fields }: Pick<ApiFailure, 'status' | 'code' | 'fields'>,
  shownFields: readonly string[],
): FormState['news'] {
  // No answer, or one that says nothing: whether it arrived is not known.
  if (status === 0 || status >= 500 || code === 'internal') return 'down'
  switch (code) {
    case 'proofRequired':
      return 'proof'
    case 'tooManyRequests':
      return 'tooMany'
    case 'linkExpired':
      return 'linkExpired'
    default:
      // What no field stands for cannot be corrected.
      return shownFields.some((name) => name in fields) ? 'invalid' : 'refused'
  }
}
