import { createHmac } from 'node:crypto'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor'
import type { PayloadRequest } from 'payload'
import { deviceName } from './device-name'
import { env } from '../env'
import type { User } from '../payload-types'
import type { SecurityEventKind } from './kinds'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** Whose account it is about; whoever is logged in, if left out. Null where it is nobody's. */
  account?: Pick<User, 'id' | 'email'> | null
  /** What was typed where no account is known. Only a digest of it is kept. */
  email?: string
  /** A few words more, such as `client → editor`. Never a secret, never an e-mail address. */
  details?: string
}

export interface EventRow {
  kind: SecurityEventKind
  account: number | null
  email: string | null
  emailDigest: string | null
  actor: number | null
  actorEmail: string | null
  address: string | null
  device: string | null
  details: string | null
}

const LONGEST = 300

/**
 * Two attempts on the same unknown e-mail address look the same; which one it was stays unknown.
 */
export function emailDigest(email: string): string {
  const plain = email.trim().toLowerCase()
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`mailbox ${plain}`).digest('base64url')
}

export function eventRow(req: PayloadRequest, event: SecurityEvent): EventRow {
  const user = req.user as Pick<User, 'id' | 'email'> | null
  const { kind, account = user, email, details } = event
  // Somebody else's doing: an admin changes a colleague's roles.
  const actor = user && user.id !== account?.id ? user : null
  const headers = req.headers as Headers | undefined
  const device = deviceName(headers?.get('user-agent') ?? null)
  return {
    kind,
    account: account?.id ?? null,
    email: account?.email || null,
    emailDigest: !account && email ? emailDigest(email) : null,
    actor: actor?.id ?? null,
    actorEmail: actor?.email || null,
    address: readVisitor(headers?.get(VISITOR_HEADER))?.address ?? null,
    device: device || null,
    details: details?.replaceAll('\0', '').slice(0, LONGEST) || null,
  }
}
