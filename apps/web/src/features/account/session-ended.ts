import { toLocale } from '@studio/shared/locales'
import { readPublicPath } from '@studio/shared/paths'
import { showAlert } from '@/components/ui/show-alert'
import { pageLanguage } from '@/features/api/page-language'
import { loginPath } from './return-path'

/** Somebody was logged in, and is no more: says so, then leads to the login and back here. */
export async function sessionEnded(): Promise<void> {
  await showAlert('token_expired')
  await logOut()
  const { path } = readPublicPath(location.pathname)
  location.assign(loginPath(toLocale(document.documentElement.lang), path))
}

/** Whatever the server says to it: what the browser holds is worth nothing afterwards. */
export async function logOut(): Promise<void> {
  await fetch('/api/logout', { method: 'POST', headers: pageLanguage() }).catch(() => undefined)
}
