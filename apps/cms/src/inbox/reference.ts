import { randomInt } from 'node:crypto'

/** Crockford's alphabet: no letter that is taken for a digit on the phone. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a visitor can name on the phone, such as `7K3F-92QD`; one of a million millions. */
export function newReference(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length)))
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}
