import * as calls from '@studio/shared/api/calls'
import type { ApiCall } from '@studio/shared/contracts/call'
import { dayIn } from '@studio/shared/review/due-day'
import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import type { DeliverableVersion, ReviewRound, User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import {
  findDeliverable,
  findVersion,
  idOf,
  type DeliverableFound,
  type VersionFound,
} from '../project-access'
import { roundViews } from './round-view'
import { answerRound, closeRound, openRound, signOff } from './store-rounds'
import { STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'

const readCall = calls.readRounds
const openCall = calls.openRound
const answerCall = calls.answerRound
const closeCall = calls.closeRound
const signCall = calls.signOff

const readRounds = endpoint(readCall, async ({ req, account, parameters }) => {
  const found = await findDeliverable(req, account, parameters.deliverable)
  return found ? shown(readCall, req, found, account) : errorResponse('notFound')
})

const open = endpoint(openCall, async ({ req, account, parameters, body }) => {
  const found = await findVersion(req, account, parameters.version)
  if (!found) return errorResponse('notFound')
  if (found.role !== 'studio') return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  if (body.dueOn !== null && body.dueOn < dayIn(STUDIO_TIME_ZONE, new Date())) {
    return errorResponse('invalidFields', { dueOn: 'invalidChoice' })
  }
  const isOpened = await openRound(req, found, account, body.dueOn)
  return isOpened ? shown(openCall, req, found, account) : errorResponse('conflict')
})

const giveAnswer = endpoint(answerCall, async ({ req, account, parameters, body }) => {
  const asked = await findRound(req, account, parameters.round)
  if (!asked) return errorResponse('notFound')
  const { round, found } = asked
  if (found.role !== 'reviewer' && found.role !== 'clientAdmin') return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  const isTaken = await answerRound(req, round, account, body)
  return isTaken ? shown(answerCall, req, found, account) : errorResponse('conflict')
})

const close = endpoint(closeCall, async ({ req, account, parameters }) => {
  const asked = await findRound(req, account, parameters.round)
  if (!asked) return errorResponse('notFound')
  if (asked.found.role !== 'studio') return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  await closeRound(req, asked.round, asked.found)
  return shown(closeCall, req, asked.found, account)
})

const sign = endpoint(signCall, async ({ req, account, parameters, body }) => {
  const asked = await findRound(req, account, parameters.round)
  if (!asked) return errorResponse('notFound')
  const { round, found } = asked
  if (found.role !== 'clientAdmin') return errorResponse('forbidden')
  const { version } = found
  if (!round.closedAt || version.state !== 'ready' || !version.sha256) {
    return errorResponse('conflict')
  }
  const refusal = await signOff(req, { round, found, account }, body)
  return refusal ? errorResponse(refusal) : shown(signCall, req, found, account)
})

interface RoundFound {
  round: ReviewRound
  found: VersionFound
}

async function findRound(
  req: PayloadRequest,
  account: User,
  id: string,
): Promise<RoundFound | null> {
  const { docs } = await req.payload.find({
    collection: 'review-rounds',
    where: { id: { equals: Number(id) } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [round] = docs
  const found = round && (await findVersion(req, account, idOf(round.version)))
  return round && found ? { round, found } : null
}

type RoundsCall =
  typeof readCall | typeof openCall | typeof answerCall | typeof closeCall | typeof signCall

async function shown(
  call: RoundsCall & ApiCall,
  req: PayloadRequest,
  { project, role, deliverable }: DeliverableFound,
  account: User,
): Promise<Response> {
  const versions = await versionsOf(req, deliverable.id)
  return answer(call, await roundViews(req, versions, { project, role, account }))
}

async function versionsOf(req: PayloadRequest, deliverable: number): Promise<DeliverableVersion[]> {
  const { docs } = await req.payload.find({
    collection: 'deliverable-versions',
    where: { deliverable: { equals: deliverable } },
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

export const roundCalls: Endpoint[] = [readRounds, open, giveAnswer, close, sign]
