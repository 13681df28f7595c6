import { LOGOUT_PATH } from '@studio/shared/api/light-paths'
import { toLocale } from '@studio/shared/locales'
import { readPublicPath } from '@studio/shared/paths'
import { showAlert } from '@/components/ui/show-alert'
import { pageLanguage } from '@/features/api/page-language'
import { loginPath, withPlace } from './return-path'

/**
 * Somebody was logged in, and is no more: says so, then leads to the login and back here.
 *
 * @param isKept what they have written waits in this browser, and they are told so
 */
export async function sessionEnded(isKept = false): Promise<void> {
  await showAlert('token_expired', isKept)
  await logOut()
  const { path } = readPublicPath(location.pathname)
  const place = Object.fromEntries(new URLSearchParams(location.search))
  location.assign(loginPath(toLocale(document.documentElement.lang), withPlace(path, place)))
}

/** Whatever the server says to it: what the browser holds is worth nothing afterwards. */
export async function logOut(): Promise<void> {
  await fetch(`/api${LOGOUT_PATH}`, { method: 'POST', headers: pageLanguage() }).catch(
    () => undefined,
  )
}
