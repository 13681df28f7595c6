import { sql } from '@payloadcms/db-postgres'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'

/** The maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 10

export interface Passkey {
  id: number
  userId: number
  credential: WebAuthnCredential
}

interface PasskeyRow extends Record<string, unknown> {
  id: number
  user_id: number
  credential_id: string
  public_key: string
  counter: string
  transports: string[]
}

function passkeyOf(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    userId: row.user_id,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: Number(row.counter),
      transports: row.transports,
    },
  }
}

export async function passkeysOf(req: PayloadRequest, userId: number): Promise<Passkey[]> {
  const rows = await queryWithin<PasskeyRow>(
    req,
    sql`SELECT id, user_id, credential_id, public_key, counter, transports FROM passkeys
        WHERE user_id = ${userId} ORDER BY id`,
  )
  return rows.map(passkeyOf)
}

export async function findPasskey(req: PayloadRequest, id: string): Promise<Passkey | null> {
  const [row] = await queryWithin<PasskeyRow>(
    req,
    sql`SELECT id, user_id, credential_id, public_key, counter, transports FROM passkeys
        WHERE credential_id = ${id}`,
  )
  return row ? passkeyOf(row) : null
}

/** @returns false if the passkey is already registered */
export async function storePasskey(
  req: PayloadRequest,
  userId: number,
  { name, credential }: { name: string; credential: WebAuthnCredential },
): Promise<boolean> {
  const { id, publicKey, counter, transports = [] } = credential
  const rows = await queryWithin(
    req,
    sql`INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports)
        VALUES (${userId}, ${name}, ${id}, ${Buffer.from(publicKey).toString('base64url')},
          ${counter}, ${JSON.stringify(transports)}::jsonb)
        ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
  )
  return rows.length > 0
}

export async function notePasskeyUse(
  req: PayloadRequest,
  { id }: Passkey,
  counter: number,
): Promise<void> {
  await queryWithin(
    req,
    sql`UPDATE passkeys SET counter = ${counter}, last_used_at = now() WHERE id = ${id}`,
  )
}

/** @returns false if the account has no such passkey */
export async function removePasskey(
  req: PayloadRequest,
  userId: number,
  id: number,
): Promise<boolean> {
  const rows = await queryWithin(
    req,
    sql`DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
  )
  return rows.length > 0
}
