import Cookies from 'js-cookie'
import type { Kind } from '@/lib/consent-choice'

/** The cookies that the services set in our name. */
const COOKIES: Record<Kind, RegExp | null> = {
  statistics: /^_(?:ga|gid|gat)/,
  marketing: /^(?:_gcl|_gac|_fbp|_fbc|li_|_li)/,
  chat: /^(?:twk_|TawkConnectionTime|__tawkuuid)/,
  video: null,
}

/** Deletes what services have stored here that are allowed no longer. */
export function forgetTraces(kinds: readonly Kind[]): void {
  const patterns = kinds.flatMap((kind) => COOKIES[kind] ?? [])
  const names = Object.keys(Cookies.get())
  for (const name of names.filter((known) => patterns.some((pattern) => pattern.test(known)))) {
    for (const domain of domainsOf(location.hostname)) {
      Cookies.remove(name, { path: '/', ...(domain && { domain }) })
    }
  }
}

/** They are set for the widest domain that the browser allows, which no script can tell. */
export function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.')
  const wider = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
  return ['', ...wider]
}
