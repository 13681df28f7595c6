import { sql } from '@payloadcms/db-postgres'
import type { NewSignOff } from '@studio/shared/review/rounds'
import type { Verdict } from '@studio/shared/review/verdicts'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import { newReference } from '../../inbox/receipt'
import type { ReviewRound, User } from '../../../payload-types'
import { idOf, type VersionFound } from '../project-access'
import { followProject, followSignature } from '../projects/follow-project'
import { countForSignature } from './count-for-signature'
import { mailRoundOpened, mailSignedOff, mailToSign } from './round-mails'

/** @returns false if the deliverable has another open round */
export function openRound(
  req: PayloadRequest,
  found: VersionFound,
  account: User,
  dueOn: string | null,
): Promise<boolean> {
  return inTransaction(req, async () => {
    const { deliverable, version } = found
    await queryWithin(
      req,
      sql`SELECT id FROM deliverables WHERE id = ${deliverable.id} FOR NO KEY UPDATE`,
    )
    const [open] = await queryWithin(
      req,
      sql`SELECT review_rounds.id FROM review_rounds
          JOIN deliverable_versions ON deliverable_versions.id = version_id
          WHERE deliverable_id = ${deliverable.id} AND closed_at IS NULL`,
    )
    if (open) return false
    await req.payload.create({
      collection: 'review-rounds',
      data: {
        version: version.id,
        dueOn: dueOn && `${dueOn}T12:00:00.000Z`,
        openedBy: account.id,
        answers: [],
      },
      depth: 0,
      req,
    })
    await followProject(req, found.project.id, { kind: 'asked' })
    await mailRoundOpened(req, found, dueOn)
    return true
  })
}

/**
 * Stores an answer. If a member answers again, the last answer counts.
 *
 * @returns false if the round is closed
 */
export function answerRound(
  req: PayloadRequest,
  round: ReviewRound,
  account: User,
  answer: { verdict: Verdict; comment: string },
): Promise<boolean> {
  return changeOpen(req, round, ({ answers }) => {
    const others = (answers ?? []).filter(({ user }) => idOf(user) !== account.id)
    const own = { user: account.id, answeredAt: new Date().toISOString(), ...answer }
    return { answers: [...others, own] }
  })
}

/** Closes a round. If it is already closed, nothing happens. */
export async function closeRound(
  req: PayloadRequest,
  round: ReviewRound,
  found: VersionFound,
): Promise<void> {
  await inTransaction(req, async () => {
    const isClosed = await changeOpen(req, round, () => ({ closedAt: new Date().toISOString() }))
    if (isClosed) await followAnswers(req, round.id, found)
  })
}

async function followAnswers(
  req: PayloadRequest,
  roundId: number,
  about: VersionFound,
): Promise<void> {
  const projectId = about.project.id
  const [found] = await queryWithin<{
    hasAnswers: boolean
    asksForChanges: boolean
    hasOpenRounds: boolean
  }>(
    req,
    sql`SELECT
          EXISTS (SELECT FROM review_rounds_answers
            WHERE _parent_id = ${roundId}) AS "hasAnswers",
          EXISTS (SELECT FROM review_rounds_answers
            WHERE _parent_id = ${roundId} AND verdict = 'changes') AS "asksForChanges",
          EXISTS (SELECT FROM review_rounds
            JOIN deliverable_versions ON deliverable_versions.id = version_id
            JOIN deliverables ON deliverables.id = deliverable_id
            WHERE project_id = ${projectId} AND closed_at IS NULL) AS "hasOpenRounds"`,
  )
  if (!found) return
  const { hasAnswers, ...answered } = found
  await followProject(req, projectId, { kind: 'answered', ...answered })
  if (hasAnswers && !found.asksForChanges) await mailToSign(req, about)
}

function changeOpen(
  req: PayloadRequest,
  { id }: ReviewRound,
  change: (round: ReviewRound) => Partial<ReviewRound>,
): Promise<boolean> {
  return inTransaction(req, async () => {
    await queryWithin(req, sql`SELECT id FROM review_rounds WHERE id = ${id} FOR UPDATE`)
    const round = await req.payload.findByID({ collection: 'review-rounds', id, depth: 0, req })
    if (round.closedAt) return false
    const data = change(round)
    await req.payload.update({ collection: 'review-rounds', id, data, depth: 0, req })
    return true
  })
}

/**
 * Signs a version, unless it is already signed (`conflict`), or other notes are open than those that
 * the signer has seen (`notesChanged`).
 *
 * @returns null if the version is signed now, otherwise the reason
 */
export function signOff(
  req: PayloadRequest,
  { round, found, account }: { round: ReviewRound; found: VersionFound; account: User },
  { name: signedBy, openNotes }: NewSignOff,
): Promise<'conflict' | 'notesChanged' | null> {
  const { project, deliverable, version } = found
  return inTransaction(req, async () => {
    await queryWithin(req, sql`SELECT id FROM review_rounds WHERE id = ${round.id} FOR UPDATE`)
    const where = { round: { equals: round.id } }
    const { totalDocs } = await req.payload.count({ collection: 'sign-offs', where, req })
    if (totalDocs > 0) return 'conflict'
    // New notes wait for this lock. A note is therefore either counted here or written after the
    // signature.
    await queryWithin(
      req,
      sql`SELECT id FROM deliverable_versions WHERE id = ${version.id} FOR UPDATE`,
    )
    const counts = await countForSignature(req, version.id)
    if (counts.digest !== openNotes) return 'notesChanged'
    const reference = newReference()
    await req.payload.create({
      collection: 'sign-offs',
      data: {
        reference,
        round: round.id,
        version: version.id,
        project: project.title,
        deliverable: deliverable.title,
        versionNumber: version.number,
        fileName: version.fileName,
        size: version.size,
        sha256: version.sha256 ?? '',
        account: account.id,
        signedBy,
        email: account.email,
        termsVersion: await termsVersion(req),
        termsEffective: await termsEffective(req),
        openNotes: counts.open,
        resolvedNotes: counts.resolved,
      },
      depth: 0,
      req,
    })
    await followSignature(req, project.id)
    await mailSignedOff(req, found, { reference, signedBy })
    return null
  })
}

/** The day on which the published terms were last changed. */
async function termsVersion(req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: {
      and: [{ slug: { equals: 'terms-conditions' } }, { _status: { equals: 'published' } }],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0]?.updatedAt.slice(0, 10) ?? ''
}

/** The day since which the terms are in effect, as their page names it. */
async function termsEffective(req: PayloadRequest): Promise<string> {
  const { legal } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return legal?.termsEffective?.slice(0, 10) ?? ''
}
