import type { ApiFailure } from '@/api/client/api-answer'
import type { Messages } from '@/i18n/messages'

export type Problem = keyof Messages['account']['problems']

const BY_CODE: Partial<Record<string, Problem>> = {
  wrongCredentials: 'wrongCredentials',
  emailUnverified: 'emailUnverified',
  reauthenticationRequired: 'reauthenticationRequired',
  linkExpired: 'linkExpired',
  invitationWithdrawn: 'invitationWithdrawn',
  challengeExpired: 'challengeExpired',
  tooManyRequests: 'tooManyRequests',
  providerRefused: 'providerRefused',
  providerDisabled: 'providerRefused',
}

/** @returns the message for a form as a whole, or null if the fields' messages suffice */
export function problemOf(
  { status, code, fields }: Pick<ApiFailure, 'status' | 'code' | 'fields'>,
  shownFields: readonly string[],
): Problem | null {
  if (status === 0) return 'offline'
  if (status >= 500) return 'unavailable'
  const known = BY_CODE[code]
  if (known) return known
  return shownFields.some((name) => name in fields) ? null : 'other'
}
