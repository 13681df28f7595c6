import { createHmac } from 'node:crypto'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor'
import type { PayloadRequest } from 'payload'
import { deviceName } from './device-name'
import { env } from '../env'
import type { User } from '../../payload-types'
import type { SecurityEventKind } from './kinds'

export interface SecurityEvent {
  kind: SecurityEventKind
  /**
   * The account that the event concerns, or null if there is none. By default, it is the logged-in
   * account.
   */
  account?: Pick<User, 'id' | 'email'> | null
  /** The email address that was entered, if there is no account. Only a digest of it is stored. */
  email?: string
  /**
   * A short additional text, such as `client → editor`. It must not contain secrets or email
   * addresses.
   */
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

const MAX_DETAILS_LENGTH = 300

/**
 * A keyed digest, so that attempts on the same unknown email address can be recognized without
 * storing it.
 */
export function emailDigest(email: string): string {
  const plain = email.trim().toLowerCase()
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`mailbox ${plain}`).digest('base64url')
}

export function eventRow(req: PayloadRequest, event: SecurityEvent): EventRow {
  const user = req.user as Pick<User, 'id' | 'email'> | null
  const { kind, account = user, email, details } = event
  // The actor is stored only if it is not the account itself, as when an admin changes a
  // colleague's roles.
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
    details: details?.replaceAll('\0', '').slice(0, MAX_DETAILS_LENGTH) || null,
  }
}
