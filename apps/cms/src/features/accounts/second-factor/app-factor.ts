import { sql } from '@payloadcms/db-postgres'
import { plainSigns } from '@studio/shared/plain-signs'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import { seal, unseal } from './seal'
import { totpStep } from './totp'

/**
 * Stores the app's secret and replaces an older one. `step` is the time step of the code that
 * confirmed it.
 */
export async function storeApp(
  req: PayloadRequest,
  userId: number,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  await queryWithin(
    req,
    sql`INSERT INTO totp_secrets (user_id, sealed_secret, last_step)
        VALUES (${userId}, ${seal(secret, userId)}, ${step})
        ON CONFLICT (user_id) DO UPDATE
        SET sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, created_at = now()`,
  )
}

export async function removeApp(req: PayloadRequest, userId: number): Promise<void> {
  await queryWithin(req, sql`DELETE FROM totp_secrets WHERE user_id = ${userId}`)
}

/** Checks a code of the app. Each code is valid once, because the last used time step is stored. */
export async function takeAppCode(
  req: PayloadRequest,
  userId: number,
  typed: string,
): Promise<boolean> {
  const [row] = await queryWithin<{ sealed_secret: string }>(
    req,
    sql`SELECT sealed_secret FROM totp_secrets WHERE user_id = ${userId}`,
  )
  if (!row) return false
  const secret = unseal(row.sealed_secret, userId)
  if (!secret) {
    req.payload.logger.warn(`The app of account ${userId} was set up with another PAYLOAD_SECRET.`)
    return false
  }
  const step = totpStep(secret, plainSigns(typed).replaceAll(' ', ''))
  if (step === null) return false
  const used = await queryWithin(
    req,
    sql`UPDATE totp_secrets SET last_step = ${step}
        WHERE user_id = ${userId} AND last_step < ${step} RETURNING user_id`,
  )
  return used.length > 0
}
