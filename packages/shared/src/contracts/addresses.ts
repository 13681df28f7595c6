const ASCII = /^\p{ASCII}*$/u
/** Letters, digits, marks, hyphens, joiners and the full stops of all scripts. */
const DOMAIN = /^(?:[\p{L}\p{N}\p{M}.\u3002\uff0e\uff61-]|\u200c|\u200d)+$/u

/**
 * Returns a domain in the ASCII form of the domain name system (`xn--mller-kva.de` for
 * `müller.de`), or the text unchanged if it is not a domain.
 */
export function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  if (ASCII.test(domain) || !DOMAIN.test(domain) || !URL.canParse(url)) return domain
  return new URL(url).hostname
}

/**
 * Returns an e-mail address with its domain in ASCII, as mail servers use it. The part before the @
 * is unchanged.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/** Returns an absolute URL in ASCII, as HTTP headers need it. Other text is returned unchanged. */
export function asciiUrl(text: string): string {
  return ASCII.test(text) || !URL.canParse(text) ? text : new URL(text).href
}
