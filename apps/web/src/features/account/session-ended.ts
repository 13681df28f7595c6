import { LOGOUT_PATH } from '@studio/shared/api/light-paths'
import { toLocale } from '@studio/shared/locales'
import { readPublicPath } from '@studio/shared/paths'
import { showAlert } from '@/components/ui/show-alert'
import { pageLanguage } from '@/api/client/page-language'
import { loginPath, withPlace } from './return-path'

/**
 * Tells the visitor that the session has ended, then opens the login, which returns to this page.
 *
 * @param isKept whether unsent text stays stored in this browser; the message says so
 */
export async function sessionEnded(isKept = false): Promise<void> {
  await showAlert('token_expired', isKept)
  await logOut()
  const { path } = readPublicPath(location.pathname)
  const place = Object.fromEntries(new URLSearchParams(location.search))
  location.assign(loginPath(toLocale(document.documentElement.lang), withPlace(path, place)))
}

/** Logs out. The browser's state is cleared even if the server cannot be reached. */
export async function logOut(): Promise<void> {
  await fetch(`/api${LOGOUT_PATH}`, { method: 'POST', headers: pageLanguage() }).catch(
    () => undefined,
  )
}
