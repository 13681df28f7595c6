import * as calls from '@studio/shared/api/calls'
import * as streams from '@studio/shared/api/streams'
import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { errorResponse } from '../../../platform/lib/respond'
import { streamEndpoints } from '../../../platform/api/stream-endpoint'
import type { User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { findNote, type NoteFound } from '../project-access'
import {
  deleteNote,
  editNote,
  readNotes,
  replyToNote,
  shownNote,
  writeNote,
} from './answer-note-calls'
import { serveNoteFile } from './files/serve-note-file'
import { isAuthor, mayResolve, mayWrite } from './note-rules'
import { changeNote } from './store-notes'

const read = endpoint(calls.readNotes, ({ req, account, parameters, query }) =>
  readNotes(req, account, { versionId: parameters.version, ...query }),
)

const write = endpoint(calls.writeNote, ({ req, account, parameters, body }) =>
  writeNote(req, account, { versionId: parameters.version, note: body }),
)

const edit = endpoint(calls.editNote, ({ req, account, parameters, body }) =>
  editNote(req, account, { noteId: parameters.note, edit: body }),
)

const remove = endpoint(calls.deleteNote, ({ req, account, parameters }) =>
  deleteNote(req, account, parameters.note),
)

const reply = endpoint(calls.replyToNote, ({ req, account, parameters, body }) =>
  replyToNote(req, account, { noteId: parameters.note, reply: body }),
)

const resolveNote = endpoint(calls.resolveNote, async ({ req, account, parameters, body }) => {
  const found = await findNote(req, account, parameters.note)
  if (!found) return errorResponse('notFound')
  if (!mayResolve(body.isResolved, { ...found, reader: account })) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  await setResolved(req, found, account, body.isResolved)
  return shownNote(req, account, found.note.id)
})

/** Stores who reopened a note, because the note's author is told by mail. */
async function setResolved(
  req: PayloadRequest,
  { note }: NoteFound,
  account: User,
  isResolved: boolean,
): Promise<void> {
  if (isResolved === Boolean(note.resolvedAt)) return
  await changeNote(req, note, {
    resolvedAt: isResolved ? new Date().toISOString() : null,
    resolvedBy: account.id,
    // A carried note has two states, which must agree.
    ...(note.origin && { carriedState: isResolved ? 'fixed' : 'notFixed' }),
  })
}

/**
 * Anybody who may comment can mark a carried note as not fixed. Only the studio and the note's
 * author may mark it as fixed.
 */
const carryNote = endpoint(calls.carryNote, async ({ req, account, parameters, body }) => {
  const found = await findNote(req, account, parameters.note)
  if (!found) return errorResponse('notFound')
  const { role, note } = found
  if (!note.origin) return errorResponse('conflict')
  const isFixed = body.state === 'fixed'
  const isSaidByRight = !isFixed || role === 'studio' || isAuthor(note, account)
  if (!mayWrite(role) || !isSaidByRight) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [`account ${account.id}`])
  if (refusal) return refusal
  await changeNote(req, note, {
    carriedState: body.state,
    resolvedAt: isFixed ? new Date().toISOString() : null,
    resolvedBy: account.id,
  })
  return shownNote(req, account, note.id)
})

const files = streamEndpoints(streams.readNoteFile, ({ req, account, parameters }) =>
  serveNoteFile(req, account, parameters),
)

export const noteCalls: Endpoint[] = [
  ...[read, write, edit, remove, reply, resolveNote, carryNote],
  ...files,
]
