import Cookies from 'js-cookie'
import type { Kind } from '@/lib/consent-choice'

/** The first-party cookies of third-party services. */
const COOKIES: Record<Kind, RegExp | null> = {
  statistics: /^_(?:ga|gid|gat)/,
  marketing: /^(?:_gcl|_gac|_fbp|_fbc|li_|_li)/,
  chat: /^(?:twk_|TawkConnectionTime|__tawkuuid)/,
  video: null,
}

export function clearServiceCookies(kinds: readonly Kind[]): void {
  const patterns = kinds.flatMap((kind) => COOKIES[kind] ?? [])
  const names = Object.keys(Cookies.get())
  for (const name of names.filter((known) => patterns.some((pattern) => pattern.test(known)))) {
    for (const domain of domainsOf(location.hostname)) {
      Cookies.remove(name, { path: '/', ...(domain && { domain }) })
    }
  }
}

/**
 * Services set cookies for the widest domain that the browser allows. Scripts cannot read that
 * domain, so all candidates are tried.
 */
export function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.')
  const wider = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
  return ['', ...wider]
}
