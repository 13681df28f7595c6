/**
 * A password as it is kept: the same letters on every keyboard and system, which write an umlaut as
 * one sign or as two (RFC 8265, OpaqueString).
 */
export function plainPassword(typed: string): string {
  return typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** The forms in which a password may have been kept before they were made one; the one of today first. */
export function passwordForms(typed: string): string[] {
  return [...new Set([plainPassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')])]
}
