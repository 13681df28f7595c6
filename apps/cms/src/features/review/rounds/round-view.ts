import type { roundSchema, signOffSchema } from '@studio/shared/review/rounds'
import {
  findContradictions,
  findSignOffProblems,
  findUnanswered,
  isOverdue,
} from '@studio/shared/review/verdicts'
import type { RoomRole } from '@studio/shared/review/projects'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type {
  DeliverableVersion,
  Project,
  ReviewRound,
  SignOff,
  User,
} from '../../../payload-types'
import { notesOf } from '../notes/note-view'
import { accountsOf, personOf } from '../people'
import { idOf } from '../project-access'
import { countForSignature } from './count-for-signature'
import { STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'

type RoundView = z.input<typeof roundSchema>
type SignOffView = z.input<typeof signOffSchema>

interface Reader {
  project: Project
  role: RoomRole
  account: User
}

/** The rounds and signatures of some versions, newest first. */
export async function roundViews(
  req: PayloadRequest,
  versions: readonly DeliverableVersion[],
  reader: Reader,
): Promise<{ rounds: RoundView[]; signOffs: SignOffView[] }> {
  const where = { version: { in: versions.map(({ id }) => id) } }
  const common = { where, sort: '-id', depth: 0, pagination: false, req } as const
  const { docs: rounds } = await req.payload.find({ collection: 'review-rounds', ...common })
  const { docs: signed } = await req.payload.find({ collection: 'sign-offs', ...common })
  const signedRounds = new Set(signed.map(({ round }) => idOf(round)))
  const views = rounds.map(async (round) => {
    const version = versions.find(({ id }) => id === idOf(round.version))
    const isSigned = signedRounds.has(round.id)
    return version ? [await roundView(req, round, { version, isSigned, reader })] : []
  })
  return { rounds: (await Promise.all(views)).flat(), signOffs: signed.map(signOffView) }
}

interface About {
  version: DeliverableVersion
  isSigned: boolean
  reader: Reader
}

async function roundView(
  req: PayloadRequest,
  round: ReviewRound,
  { version, isSigned, reader }: About,
): Promise<RoundView> {
  const { project, role, account } = reader
  const members = (project.members ?? []).map(({ user, role: part }) => ({
    id: idOf(user),
    role: part,
  }))
  const answers = (round.answers ?? []).map(({ user, ...answer }) => ({
    ...answer,
    user: idOf(user),
  }))
  const people = await accountsOf(req, [
    ...members.map(({ id }) => id),
    ...answers.map(({ user }) => user),
  ])
  const shown = (id: number) => {
    const user = people.get(id)
    return user ? [personOf(user, account)] : []
  }
  const facts = factsOf(round)
  const given = answers.map(({ user, verdict }) => ({ memberId: String(user), verdict }))
  const asked = members.map(({ id, role: part }) => ({ id: String(id), role: part }))
  const contradictions =
    role === 'studio' && given.length > 0
      ? findContradictions(given, await notesOf(req, version.id, account))
      : []
  const problems = findSignOffProblems(facts, role, {
    id: String(version.id),
    state: version.state,
    sha256: version.sha256 ?? null,
  })
  const maySignOff = !isSigned && problems.length === 0
  const counted = maySignOff ? await countForSignature(req, version.id) : null
  return {
    id: String(round.id),
    versionId: String(version.id),
    versionNumber: version.number,
    dueOn: facts.dueOn,
    openedAt: round.createdAt,
    closedAt: round.closedAt ?? null,
    answers: answers.flatMap(({ user, verdict, comment, answeredAt }) =>
      shown(user).map((member) => ({ member, verdict, comment: comment ?? '', answeredAt })),
    ),
    unanswered: facts.isClosed
      ? []
      : findUnanswered(asked, given).flatMap((id) => shown(Number(id))),
    isOverdue: isOverdue(facts, new Date()),
    contradictions,
    mayAnswer: !facts.isClosed && (role === 'reviewer' || role === 'clientAdmin'),
    mayClose: !facts.isClosed && role === 'studio',
    maySignOff,
    openNotes: counted && { count: counted.open, digest: counted.digest },
  }
}

/** Converts a round to the form that the shared rules expect. */
export function factsOf({ version, dueOn, closedAt }: ReviewRound) {
  return {
    versionId: String(idOf(version)),
    isClosed: Boolean(closedAt),
    dueOn: dueOn ? dueOn.slice(0, 10) : null,
    timeZone: STUDIO_TIME_ZONE,
  }
}

function signOffView(signed: SignOff): SignOffView {
  const { reference, versionNumber, fileName, sha256, signedBy, termsVersion, termsEffective } =
    signed
  return {
    id: String(signed.id),
    reference,
    versionId: String(idOf(signed.version)),
    versionNumber,
    fileName,
    sha256,
    signedBy,
    signedAt: signed.createdAt,
    termsVersion: (termsEffective || termsVersion) ?? '',
    openNotes: signed.openNotes,
    resolvedNotes: signed.resolvedNotes,
  }
}
