import { callNamed } from '@studio/shared/api/calls'
import { videoFactsSchema } from '@studio/shared/review/media'
import type { ApiCall } from '@studio/shared/api/call'
import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint } from '../../api/endpoint'
import { answer, errorResponse } from '../../api/respond'
import type { DeliverableVersion, Project, User } from '../../payload-types'
import { limit } from '../../rate-limits/limit'
import { findNote, findVersion, idOf, type NoteFound } from '../project-access'
import { lastEventOf } from '../events/review-events'
import { fits, isAuthor, isSettled, mayResolve, mayWrite } from './note-rules'
import { noteOf, notesOf } from './note-view'
import { addNote, addReply, changeNote, removeNote } from './store-notes'

const readCall = callNamed('readNotes')
const writeCall = callNamed('writeNote')
const editCall = callNamed('editNote')
const deleteCall = callNamed('deleteNote')
const replyCall = callNamed('replyToNote')
const resolveCall = callNamed('resolveNote')
const carryCall = callNamed('carryNote')

const readNotes = endpoint(readCall, async ({ req, account, parameters }) => {
  const found = await findVersion(req, account, parameters.version)
  if (!found) return errorResponse('notFound')
  // The event first: what is written in between comes twice rather than never.
  const lastEvent = await lastEventOf(req, found.deliverable.id)
  return answer(readCall, { lastEvent, notes: await notesOf(req, found.version.id, account) })
})

const writeNote = endpoint(writeCall, async ({ req, account, parameters, body }) => {
  const found = await findVersion(req, account, parameters.version)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role)) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  if (!fits(body.anchor, sizesOf(found.version))) {
    return errorResponse('invalidFields', { anchor: 'invalidChoice' })
  }
  const mentions = body.mentions.filter((id) => isMentionable(found.project, id))
  const id = await addNote(req, found.version, account, { ...body, mentions })
  if (id === null) return errorResponse('invalidFields', { key: 'invalidChoice' })
  return shown(writeCall, req, id, account)
})

function sizesOf({ kind, facts, pages, milliseconds }: DeliverableVersion) {
  return {
    kind,
    frameCount: videoFactsSchema.safeParse(facts).data?.frameCount ?? 0,
    pageCount: Array.isArray(pages) ? pages.length : 0,
    milliseconds: milliseconds ?? 0,
  }
}

function isMentionable({ members, contact }: Project, id: string): boolean {
  const ids = [contact && idOf(contact), ...(members ?? []).map(({ user }) => idOf(user))]
  return ids.includes(Number(id))
}

const editNote = endpoint(editCall, async ({ req, account, parameters, body }) => {
  const found = await findNote(req, account, parameters.note)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role) || !isAuthor(found.note, account)) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  await changeNote(req, found.note, { text: body.text, editedAt: new Date().toISOString() })
  return shown(editCall, req, found.note.id, account)
})

const deleteNote = endpoint(deleteCall, async ({ req, account, parameters }) => {
  const found = await findNote(req, account, parameters.note)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role) || !isAuthor(found.note, account)) return errorResponse('forbidden')
  if (!(await removeNote(req, found.note))) return errorResponse('conflict')
  return answer(deleteCall, null)
})

const replyToNote = endpoint(replyCall, async ({ req, account, parameters, body }) => {
  const found = await findNote(req, account, parameters.note)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role)) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  if (!(await addReply(req, found.note, account, body))) {
    return errorResponse('invalidFields', { key: 'invalidChoice' })
  }
  return shown(replyCall, req, found.note.id, account)
})

const resolveNote = endpoint(resolveCall, async ({ req, account, parameters, body }) => {
  const found = await findNote(req, account, parameters.note)
  if (!found) return errorResponse('notFound')
  if (!mayResolve(body.isResolved, { ...found, account })) return errorResponse('forbidden')
  await setResolved(req, found, account, body.isResolved)
  return shown(resolveCall, req, found.note.id, account)
})

async function setResolved(
  req: PayloadRequest,
  { note }: NoteFound,
  account: User,
  isResolved: boolean,
): Promise<void> {
  if (isResolved === Boolean(note.resolvedAt)) return
  await changeNote(req, note, {
    resolvedAt: isResolved ? new Date().toISOString() : null,
    resolvedBy: isResolved ? account.id : null,
  })
}

/** Whoever writes notes may say that something is not fixed; that it is, only the studio and its author. */
const carryNote = endpoint(carryCall, async ({ req, account, parameters, body }) => {
  const found = await findNote(req, account, parameters.note)
  if (!found) return errorResponse('notFound')
  const { role, note } = found
  if (!note.origin) return errorResponse('conflict')
  const isSaidByRight = !isSettled(body.state) || role === 'studio' || isAuthor(note, account)
  if (!mayWrite(role) || !isSaidByRight) return errorResponse('forbidden')
  const isResolved = isSettled(body.state)
  await changeNote(req, note, {
    carriedState: body.state,
    resolvedAt: isResolved ? new Date().toISOString() : null,
    resolvedBy: isResolved ? account.id : null,
  })
  return shown(carryCall, req, note.id, account)
})

type NoteCall =
  typeof writeCall | typeof editCall | typeof replyCall | typeof resolveCall | typeof carryCall

async function shown(
  call: NoteCall & ApiCall,
  req: PayloadRequest,
  id: number,
  account: User,
): Promise<Response> {
  const note = await noteOf(req, id, account)
  return note ? answer(call, note) : errorResponse('notFound')
}

export const noteCalls: Endpoint[] = [
  readNotes,
  writeNote,
  editNote,
  deleteNote,
  replyToNote,
  resolveNote,
  carryNote,
]
