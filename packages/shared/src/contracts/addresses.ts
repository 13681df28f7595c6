import { withoutInvisible } from '../plain-signs'

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
function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/** Converts an absolute URL to ASCII, which HTTP headers require. Other text stays unchanged. */
export function asciiUrl(text: string): string {
  return ASCII.test(text) || !URL.canParse(text) ? text : new URL(text).href
}

/** The characters of an address's local part (RFC 5321), also of other scripts (RFC 6531). */
const LOCAL = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]`
const LABEL = String.raw`[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?`
const EMAIL = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${LOCAL}+(?:\.${LOCAL}+)*@(?:${LABEL}\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]*[A-Za-z\d])$`,
  'u',
)

/** Checks an address whose domain is ASCII already. */
export function isEmail(address: string): boolean {
  return EMAIL.test(address)
}

/**
 * Checks whether every mail server can deliver to the address. Only servers that offer SMTPUTF8
 * accept letters such as `ö` before the @.
 */
export function isDeliverable(address: string): boolean {
  return ASCII.test(address.slice(0, address.lastIndexOf('@')))
}

/** No address is longer, and the expressions below would be slow on long texts. */
const MAX_TYPED_LENGTH = 500

/**
 * Reads an email address as people type and copy it: `Jo Doe <jo@example.com>`, `mailto:` links,
 * full-width characters, typographic apostrophes, blanks and signs around it. The domain becomes
 * ASCII.
 * @returns the text unchanged apart from these signs if it is not an address
 */
export function tidyEmail(text: string): string {
  if (text.length > MAX_TYPED_LENGTH) return text
  const apostrophes = text.replaceAll(/[\u2018\u2019\u02bc\u00b4]/g, "'")
  const plain = withoutInvisible(apostrophes.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim()
  const address = plain
    .replace(/^.*<([^<>]+)>[ .,;]*$/, '$1')
    .replace(/^ ?(?:mailto|e-?mail) ?: ?([^?]*)(?:\?.*)?$/i, '$1')
    .replaceAll(/ ?@ ?/g, '@')
    .replaceAll(/(?<=@.*) ?\. ?(?=[^ ])/g, '.')
    .replace(/^[ "'([<,;:]+/, '')
    .replace(/(?<=@.*[^ ])[ "')\]>.,;:!]+$/, '')
  return asciiEmail(address)
}
