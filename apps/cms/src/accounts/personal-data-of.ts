import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import type { User } from '../payload-types'
import { eventsOf } from '../security-log/events-of'
import { accountView } from './account-view'
import { factorsOf } from './second-factor/factors'
import { sessionsOf } from './sessions-of'
import { submissionsOf } from './submissions-of'

/** Everything that is kept about a person, for themselves: no digest, and nothing that staff noted. */
export async function personalDataOf(
  req: PayloadRequest,
  user: User,
): Promise<Record<string, unknown>> {
  const { verifiedAt, consents, createdAt } = user
  return {
    ...accountView(user),
    registeredAt: createdAt,
    verifiedAt,
    consents,
    sessions: await sessionsOf(req, user.id, null),
    securityEvents: await eventsOf(req, user.id),
    identities: await identitiesOf(req, user.id),
    secondStep: await factorsOf(req, user.id),
    newsletter: await newsletterOf(req, user.email),
    messages: (await submissionsOf(req, user)).map((sent) => ({
      reference: sent.reference,
      form: sent.kind,
      sentAt: sent.createdAt,
      keptUntil: sent.keepUntil,
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      company: sent.company,
      about: sent.projectType,
      portfolio: sent.portfolio,
      message: sent.message,
    })),
  }
}

function identitiesOf(req: PayloadRequest, userId: number) {
  return queryWithin<{ provider: string; since: string }>(
    req,
    sql`SELECT provider, created_at AS since FROM account_identities WHERE user_id = ${userId}`,
  )
}

async function newsletterOf(req: PayloadRequest, email: string) {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    depth: 0,
    req,
  })
  return docs.map(({ status, askedAt, confirmedAt }) => ({ status, askedAt, confirmedAt }))
}
