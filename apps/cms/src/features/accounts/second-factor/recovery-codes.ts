import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { plainSpoken } from '@studio/shared/plain-signs'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import { keyedDigest } from './seal'

const COUNT = 10
/** The alphabet has no ambiguous characters: i, l, o, u, 0 and 1. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** Creates a code such as `k7pd-x2mn-qe9v`, which has about 59 bits of randomness. */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/**
 * Normalizes a typed code.
 *
 * @returns null if the text cannot be a recovery code
 */
export function plainRecoveryCode(typed: string): string | null {
  const signs = plainSpoken(typed)
  return signs.length === GROUPS * GROUP_LENGTH && /^[a-z\d]+$/.test(signs) ? signs : null
}

/** Creates ten new codes and deletes the old ones. Only digests are stored. */
export async function replaceRecoveryCodes(req: PayloadRequest, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newRecoveryCode)
  await queryWithin(req, sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`)
  for (const code of codes) {
    const digest = keyedDigest(plainRecoveryCode(code) ?? '', userId)
    await queryWithin(
      req,
      sql`INSERT INTO recovery_codes (user_id, digest) VALUES (${userId}, ${digest})`,
    )
  }
  return codes
}

/** Consumes a code. Only one of several concurrent callers gets true. */
export async function takeRecoveryCode(
  req: PayloadRequest,
  userId: number,
  typed: string,
): Promise<boolean> {
  const code = plainRecoveryCode(typed)
  if (!code) return false
  const rows = await queryWithin(
    req,
    sql`DELETE FROM recovery_codes
        WHERE user_id = ${userId} AND digest = ${keyedDigest(code, userId)} RETURNING digest`,
  )
  return rows.length > 0
}
