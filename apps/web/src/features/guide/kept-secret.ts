/** Which conversation this tab goes on with. It ends with the tab. */
const KEY = 'guide-conversation'

/** A browser may refuse even to be asked: then a reload begins anew. */
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
    // As above.
  }
}
