const BEARER = /^Bearer ([\w-]{43})$/

/** The token of a session on the website, as it was sent; whether it means anything is another matter. */
export function portalToken(headers: Headers): string | null {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

export function isPortalToken(headers: Headers): boolean {
  return portalToken(headers) !== null
}
