import { sql } from '@payloadcms/db-postgres'
import { createHash, randomBytes } from 'node:crypto'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { newsletterPath } from '@studio/shared/document-paths'
import { publicPath } from '@studio/shared/paths'
import type { PayloadRequest } from 'payload'
import { sessionOf } from '../../../platform/database/session'
import { env } from '../../../platform/env'
import { queueMail } from '../../../platform/mail/queue-mail'

interface Asked {
  email: string
  locale: Locale
  country?: Country
  /** The name of the form with which the person subscribed. */
  source: string
}

/**
 * Stores a subscription and sends the link that confirms it. No newsletter is sent before the
 * confirmation. The same steps run for a known email address, so that neither the response nor its
 * time reveals which addresses are known. It must run in a transaction.
 */
export async function addSubscriber(req: PayloadRequest, asked: Asked): Promise<void> {
  const { locale, country, source } = asked
  const email = asked.email.toLowerCase()
  const session = await sessionOf(req)
  // The lock makes sure that two concurrent requests create only one subscriber.
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 1))`)
  const secret = newSecret()
  const known = await find(req, email)
  const endToken = known?.endToken ?? newSecret()
  const data = {
    language: locale,
    country,
    confirmTokenHash: hashSecret(secret),
    askedAt: new Date().toISOString(),
    source,
  }
  await (known
    ? req.payload.update({
        collection: 'subscribers',
        id: known.id,
        data: { ...data, status: known.status === 'confirmed' ? 'confirmed' : 'pending' },
        depth: 0,
        req,
      })
    : req.payload.create({
        collection: 'subscribers',
        data: { ...data, email, endToken, status: 'pending' },
        depth: 0,
        req,
      }))
  const link = (step: 'confirm' | 'end', id: string) =>
    new URL(publicPath(locale, newsletterPath(step, id)), env.WEB_URL).href
  await queueMail(req, {
    to: email,
    template: 'newsletterConfirm',
    locale,
    data: { link: link('confirm', secret), endLink: link('end', endToken) },
  })
}

async function find(req: PayloadRequest, email: string) {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0]
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
