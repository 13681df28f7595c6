import { SESSION_KEYS } from '@studio/shared/browser-storage'

const KEY = SESSION_KEYS.guide

/**
 * Reads the secret. Access to the storage throws if the browser blocks it. A reload then begins a
 * new conversation.
 */
export function keptSecret(): string | null {
  try {
    const secret = sessionStorage.getItem(KEY)
    return secret && /^[\w-]{43}$/.test(secret) ? secret : null
  } catch {
    return null
  }
}

export function keepSecret(secret: string | null): void {
  try {
    if (secret) sessionStorage.setItem(KEY, secret)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full, so a reload begins a new conversation.
  }
}
