import { sql } from '@payloadcms/db-postgres'
import { plainSpoken } from '@studio/shared/plain-signs'
import type { GuestVisit, NewGuestLink } from '@studio/shared/review/guest-links'
import type { PayloadRequest } from 'payload'
import {
  digestOf,
  hashPassword,
  isPassword,
  newSecret,
  type KeptPassword,
} from '../../accounts/secrets'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { newGuestSecret } from './guest-secret'

/** The maximum number of active links per deliverable. */
const MAX_LINKS = 50
const DAY = 24 * 60 * 60 * 1000

/** @returns the link's secret, or null if the deliverable has too many links */
export async function addGuestLink(
  req: PayloadRequest,
  { deliverableId, account }: { deliverableId: number; account: User },
  { label, passphrase, days, mayComment, version }: NewGuestLink,
): Promise<string | null> {
  const { hash, salt } = await hashPassword(plainSpoken(passphrase))
  const { seed, secret } = newGuestSecret()
  return inTransaction(req, async () => {
    await queryWithin(
      req,
      sql`SELECT id FROM deliverables WHERE id = ${deliverableId} FOR NO KEY UPDATE`,
    )
    const [open] = await queryWithin<{ links: number }>(
      req,
      sql`SELECT count(*)::int AS links FROM guest_links WHERE deliverable_id = ${deliverableId}
            AND revoked_at IS NULL AND expires_at > now()`,
    )
    if ((open?.links ?? 0) >= MAX_LINKS) return null
    await req.payload.create({
      collection: 'guest-links',
      data: {
        label,
        deliverable: deliverableId,
        mayComment,
        isOneVersion: version !== null,
        version: version === null ? null : Number(version),
        expiresAt: new Date(Date.now() + days * DAY).toISOString(),
        createdBy: account.id,
        seed,
        digest: digestOf(secret),
        passphraseHash: hash,
        passphraseSalt: salt,
      },
      depth: 0,
      req,
    })
    return secret
  })
}

/** @returns null if the passphrase is wrong */
export async function addVisit(
  req: PayloadRequest,
  linkId: number,
  { name, passphrase }: { name: string; passphrase: string },
): Promise<GuestVisit | null> {
  const [link] = await queryWithin<{ hash: string; salt: string; expiresAt: string }>(
    req,
    sql`SELECT passphrase_hash AS hash, passphrase_salt AS salt, expires_at AS "expiresAt"
        FROM guest_links WHERE id = ${linkId}`,
  )
  if (!link || !(await isPassphrase(passphrase, link))) return null
  const visit = newSecret()
  await req.payload.create({
    collection: 'guest-visits',
    data: { name, link: linkId, seenAt: new Date().toISOString(), digest: digestOf(visit) },
    depth: 0,
    req,
  })
  return { visit, expiresAt: new Date(link.expiresAt).toISOString() }
}

/**
 * Compares a passphrase as people say it: without its dashes, blanks and capitals. Links that were
 * made before this was so have the hash of the text as it was typed then, mostly of three groups.
 */
async function isPassphrase(typed: string, kept: KeptPassword): Promise<boolean> {
  const plain = plainSpoken(typed)
  const groups = plain
    .match(/^(.{4})(.{4})(.{4})$/u)
    ?.slice(1)
    .join('-')
  for (const form of new Set([plain, groups ?? typed, typed])) {
    if (await isPassword(form, kept)) return true
  }
  return false
}
