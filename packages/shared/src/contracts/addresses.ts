const ASCII = /^\p{ASCII}*$/u
/** Letters, digits, marks, hyphens, joiners and the full stops of all scripts. */
const DOMAIN = /^(?:[\p{L}\p{N}\p{M}.\u3002\uff0e\uff61-]|\u200c|\u200d)+$/u

/**
 * Converts a domain to the ASCII form of the domain name system: `müller.de` becomes
 * `xn--mller-kva.de`.
 * @returns the text unchanged if it is not a domain
 */
export function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  if (ASCII.test(domain) || !DOMAIN.test(domain) || !URL.canParse(url)) return domain
  return new URL(url).hostname
}

/**
 * Converts the domain of an email address to ASCII, which mail servers use. The part before the @
 * stays unchanged.
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/** Converts an absolute URL to ASCII, which HTTP headers require. Other text stays unchanged. */
export function asciiUrl(text: string): string {
  return ASCII.test(text) || !URL.canParse(text) ? text : new URL(text).href
}
