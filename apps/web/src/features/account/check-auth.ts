import { USER_PATH } from '@studio/shared/api/light-paths'
import { pageLanguage } from '@/api/client/page-language'

let isChecked = false

/**
 * Checks the session once per page. An expired session loses its cookies with the response, so
 * `onTold` has to read them again. Errors are ignored.
 * @param onTold receives whether the account is staff; null without a session
 */
export async function checkAuth(onTold: (isStaff: boolean | null) => void): Promise<void> {
  if (isChecked) return
  isChecked = true
  await fetch(`/api${USER_PATH}`, { headers: pageLanguage() }).then(
    async (response) => onTold(response.ok ? isStaff(await response.json()) : null),
    () => undefined,
  )
}

/**
 * The account is parsed by hand, because the contract's schema would otherwise be loaded on every
 * page for this one field.
 */
function isStaff(account: unknown): boolean {
  return typeof account === 'object' && account !== null && 'isStaff' in account
    ? account.isStaff === true
    : false
}
