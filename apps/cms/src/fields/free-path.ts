import { isPagePath } from '@studio/shared/paths'
import { isAccountPath } from '@studio/shared/routes/account'

/** Whether content can have an address: a plain path that no screen of an account has. */
export function isFreePath(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && isPagePath(value) && !isAccountPath(value)
}
