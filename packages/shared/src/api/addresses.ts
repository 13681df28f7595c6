const ASCII = /^\p{ASCII}*$/u
/** Letters, digits, marks, hyphens, joiners and the dots of all scripts. */
const DOMAIN = /^(?:[\p{L}\p{N}\p{M}.\u3002\uff0e\uff61-]|\u200c|\u200d)+$/u

/**
 * A domain as the domain name system has it (`xn--mller-kva.de` for `müller.de`), or the text itself
 * where it is none.
 */
export function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  if (ASCII.test(domain) || !DOMAIN.test(domain) || !URL.canParse(url)) return domain
  return new URL(url).hostname
}

/** An e-mail address with the domain that mail servers know; what stands before it stays. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/** Returns an absolute URL in ASCII, as HTTP headers need it. Other text is returned unchanged. */
export function asciiUrl(text: string): string {
  return ASCII.test(text) || !URL.canParse(text) ? text : new URL(text).href
}
