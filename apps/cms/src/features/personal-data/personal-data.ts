import { sql } from '@payloadcms/db-postgres'
import type { projectSchema } from '@studio/shared/api/account'
import type { PayloadRequest, Where } from 'payload'
import type { z } from 'zod'
import { queryWithin } from '../../platform/database/query-within'
import { questionsOf } from '../guide/send-along'
import { isInPortal, statusForClient } from '../inbox/conversation/message-view'
import { repliesOf } from '../inbox/conversation/replies'
import type { Submission, User } from '../../payload-types'
import { isOfStudio } from '../review/reader'
import { eventsOf } from '../../platform/security-log/record-security-event'
import { accountView } from '../accounts/account-view'
import { isFromAccount, sentBy } from '../accounts/sent-by'
import { factorsOf } from '../accounts/second-factor/factors'
import { sessionsOf } from '../accounts/sessions/sessions'

/**
 * Collects all stored data about a person for this person, without digests and without internal
 * notes of staff.
 */
export async function personalDataOf(
  req: PayloadRequest,
  user: User,
): Promise<Record<string, unknown>> {
  const { verifiedAt, consents, createdAt } = user
  // A depth of 1 makes Payload include the files.
  const messages = await submissionsOf(req, user, 1)
  const ids = messages.map(({ id }) => id)
  const replies = await repliesOf(req, ids)
  const questions = await questionsOf(req, ids)
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
    messages: messages.map((sent) => ({
      reference: sent.reference,
      form: sent.kind,
      sentAt: sent.createdAt,
      isFromAccount: isFromAccount(sent, user),
      keptUntil: sent.keepUntil,
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      company: sent.company,
      about: sent.projectType,
      topic: sent.topic,
      portfolio: sent.portfolio,
      message: sent.message,
      conversationWithGuide: sent.transcript,
      questionsToGuide: questions
        .filter(({ submission }) => submission === sent.id)
        .map(({ question, answer, askedAt }) => ({ question, answer, askedAt })),
      set: sent.set,
      files: filesOf(sent),
      replies: replies
        .filter(({ submission }) => submission === sent.id)
        .map(({ from, text, createdAt: writtenAt }) => ({ from, text, writtenAt })),
    })),
    review: await reviewDataOf(req, user),
  }
}

/**
 * The account's memberships of projects, and its notes, replies and signatures. Notes that are
 * visible to staff only are left out if the account no longer belongs to staff.
 */
async function reviewDataOf(req: PayloadRequest, user: User) {
  const { id: userId } = user
  const visible: Where = isOfStudio(user) ? {} : { isStudioOnly: { equals: false } }
  const visibleFiles: Where = isOfStudio(user)
    ? {}
    : {
        'note.isStudioOnly': { not_equals: true },
        'reply.isStudioOnly': { not_equals: true },
      }
  const own = { depth: 0, pagination: false, sort: 'id', req } as const
  const author = { author: { equals: userId } }
  const [projects, notes, replies, files, signatures] = await Promise.all([
    req.payload.find({
      collection: 'projects',
      where: { 'members.user': { equals: userId } },
      ...own,
    }),
    // Notes that were copied to a later version are left out.
    req.payload.find({
      collection: 'review-notes',
      where: { and: [author, visible, { origin: { exists: false } }] },
      ...own,
    }),
    req.payload.find({ collection: 'review-replies', where: { and: [author, visible] }, ...own }),
    req.payload.find({
      collection: 'note-files',
      where: { and: [{ uploadedBy: { equals: userId } }, visibleFiles] },
      ...own,
    }),
    req.payload.find({ collection: 'sign-offs', where: { account: { equals: userId } }, ...own }),
  ])
  return {
    projects: projects.docs.map(({ title, members }) => ({
      title,
      role: members?.find(({ user }) => user === userId)?.role,
    })),
    notes: notes.docs.map(({ text, drawing, createdAt: writtenAt }) => ({
      text,
      drawing,
      writtenAt,
    })),
    replies: replies.docs.map(({ text, createdAt: writtenAt }) => ({ text, writtenAt })),
    attachments: files.docs.map(({ fileName, size, createdAt: sentAt }) => ({
      fileName,
      size,
      sentAt,
    })),
    signatures: signatures.docs.map((signed) => ({
      reference: signed.reference,
      project: signed.project,
      fileName: signed.fileName,
      signedBy: signed.signedBy,
      signedAt: signed.createdAt,
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

async function submissionsOf(req: PayloadRequest, user: User, depth = 0): Promise<Submission[]> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: sentBy(user),
    sort: '-createdAt',
    depth,
    pagination: false,
    req,
  })
  return docs
}

/** The files of a message. Pictures of a set have their keys in the set. */
function filesOf({ file, setPictures }: Submission) {
  const files = [{ key: undefined, file }, ...(setPictures ?? [])]
  return files.flatMap(({ key, file: sent }) => {
    if (!sent || typeof sent !== 'object') return []
    return [{ fileName: sent.originalName, type: sent.mimeType, size: sent.filesize, key }]
  })
}

type Project = z.input<typeof projectSchema>

const MAX_SUBJECT_LENGTH = 120

/** A client's inquiries, newest first. */
export async function projectsOf(req: PayloadRequest, user: User): Promise<Project[]> {
  const submissions = await submissionsOf(req, user)
  return submissions.filter(isInPortal).map((sent) => ({
    id: String(sent.id),
    reference: sent.reference,
    subject: subjectOf(sent.message ?? ''),
    status: statusForClient(sent.status),
    receivedAt: sent.createdAt,
    isFromAccount: isFromAccount(sent, user),
  }))
}

function subjectOf(message: string): string {
  const [line = ''] = message.trim().split('\n')
  return line.length > MAX_SUBJECT_LENGTH ? `${line.slice(0, MAX_SUBJECT_LENGTH).trimEnd()}…` : line
}
