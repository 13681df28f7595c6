/**
 * Normalizes a password before hashing (RFC 8265, OpaqueString), because some keyboards and systems
 * encode an umlaut as one character, and others as two.
 */
export function plainPassword(typed: string): string {
  return typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** @returns the Unicode forms in which a password may have been hashed, the normalized one first */
export function passwordForms(typed: string): string[] {
  return [...new Set([plainPassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')])]
}

/**
 * Returns false for a text with a null character or a lone surrogate. The hash function pads short
 * keys with null bytes and encodes every lone surrogate in the same way, so such a text has the
 * hash of another password.
 */
export function isPasswordText(typed: string): boolean {
  return !/\0|\p{Surrogate}/u.test(typed)
}
