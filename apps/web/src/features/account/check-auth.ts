import { USER_PATH } from '@studio/shared/api/light-paths'
import { pageLanguage } from '@/features/api/page-language'

let isChecked = false

/**
 * Asks who is there, once a page: a session that has ended takes its cookies with it, and `onTold`
 * looks at what is left. Silent, whatever comes of it.
 *
 * @param onTold gets whether it is one of the staff; null where nobody is logged in
 */
export async function checkAuth(onTold: (isStaff: boolean | null) => void): Promise<void> {
  if (isChecked) return
  isChecked = true
  await fetch(`/api${USER_PATH}`, { headers: pageLanguage() }).then(
    async (response) => onTold(response.ok ? isStaff(await response.json()) : null),
    () => undefined,
  )
}

/** By hand: the contract’s own reader would be loaded on every page for this one word. */
function isStaff(account: unknown): boolean {
  return typeof account === 'object' && account !== null && 'isStaff' in account
    ? account.isStaff === true
    : false
}
