import { sql } from '@payloadcms/db-postgres'
import type { SecondFactor } from '@studio/shared/api/second-factor'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'

type Factors = Omit<SecondFactor, 'isRequired'>

interface PasskeyRow extends Record<string, unknown> {
  id: number
  name: string
  created_at: string
  last_used_at: string | null
}

export async function factorsOf(req: PayloadRequest, userId: number): Promise<Factors> {
  const [app, passkeys, codes] = [
    await queryWithin(req, sql`SELECT 1 FROM totp_secrets WHERE user_id = ${userId}`),
    await queryWithin<PasskeyRow>(
      req,
      sql`SELECT id, name, created_at, last_used_at FROM passkeys
          WHERE user_id = ${userId} ORDER BY id`,
    ),
    await queryWithin(req, sql`SELECT 1 FROM recovery_codes WHERE user_id = ${userId}`),
  ]
  const moment = (at: string) => new Date(at).toISOString()
  return {
    hasApp: app.length > 0,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id: String(id),
      name,
      createdAt: moment(created_at),
      lastUsedAt: last_used_at && moment(last_used_at),
    })),
    recoveryCodesLeft: codes.length,
  }
}

/** Recovery codes alone do not count, because they only replace an app or a passkey. */
export function isOn({ hasApp, passkeys }: Pick<Factors, 'hasApp' | 'passkeys'>): boolean {
  return hasApp || passkeys.length > 0
}

export async function hasSecondFactor(req: PayloadRequest, userId: number): Promise<boolean> {
  return isOn(await factorsOf(req, userId))
}

/**
 * Deletes the factors that were added after a week before the given moment, because an attacker may
 * have prepared them, and all recovery codes, whose age is not stored.
 * @param since timestamp in the format of Postgres
 */
export async function dropFactorsSince(
  req: PayloadRequest,
  userId: number,
  since: string,
): Promise<void> {
  const from = sql`${since}::timestamptz - interval '7 days'`
  for (const statement of [
    sql`DELETE FROM totp_secrets WHERE user_id = ${userId} AND created_at >= ${from}`,
    sql`DELETE FROM passkeys WHERE user_id = ${userId} AND created_at >= ${from}`,
    sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`,
  ]) {
    await queryWithin(req, statement)
  }
}

/** Deletes all factors and unfinished setups. */
export async function dropFactors(req: PayloadRequest, userId: number): Promise<void> {
  for (const statement of [
    sql`DELETE FROM totp_secrets WHERE user_id = ${userId}`,
    sql`DELETE FROM passkeys WHERE user_id = ${userId}`,
    sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`,
    sql`DELETE FROM account_links
        WHERE user_id = ${userId} AND purpose IN ('secondStep', 'appSetup', 'passkeySetup')`,
  ]) {
    await queryWithin(req, statement)
  }
}
