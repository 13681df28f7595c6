/** The kinds of events and their texts, which the admin's list shows and searches. */
export const SECURITY_EVENT_KINDS = [
  'login',
  'login-failed',
  // The password was correct, but the account requires a second factor.
  'password-accepted',
  'logout',
  'session-ended',
  'reauthentication-failed',
  'account-created',
  'account-deleted',
  'account-exported',
  'password-reset-requested',
  'password-changed',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'roles-changed',
  'invitation-sent',
  'invitation-accepted',
  'invitation-withdrawn',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-used',
  'second-factor-failed',
  'guest-link-made',
  'guest-link-revoked',
  'guest-entered',
  'guest-refused',
  'recovery-codes-made',
  'recovery-code-used',
  'data-exported',
  'person-erased',
  'document-deleted',
  'access-refused',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** Failures are written outside of the request's transaction, because it is usually rolled back. */
const FAILURES: readonly SecurityEventKind[] = [
  'login-failed',
  'reauthentication-failed',
  'second-factor-failed',
  'guest-refused',
  'access-refused',
]

export function isFailure(kind: SecurityEventKind): boolean {
  return FAILURES.includes(kind)
}
