import * as calls from '@studio/shared/api/calls'
import { videoFactsSchema } from '@studio/shared/review/media'
import type { NewNote, NewNoteReply, NoteEdit } from '@studio/shared/review/notes'
import type { PayloadRequest } from 'payload'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { poolOf } from '../../../platform/database/pool'
import type { DeliverableVersion, Project } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { lastEventOf } from '../events/review-events'
import { accountsOf } from '../people'
import { findNote, findVersion, idOf } from '../project-access'
import { isOfStudio, readerKey, type Reader } from '../reader'
import { carryLateNote } from './carry-notes'
import { fits, fitsDrawing, isAuthor, mayWrite } from './note-rules'
import { noteOf, notePage } from './note-view'
import { addNote, addReply, changeNote, removeNote } from './store-notes'

/* Handlers of calls about notes for accounts and guests. Each finds only notes of rooms that the
   caller may open. */

export async function readNotes(
  req: PayloadRequest,
  reader: Reader,
  { versionId, after = '0' }: { versionId: string; after?: string | undefined },
) {
  const found = await findVersion(req, reader, versionId)
  if (!found) return errorResponse('notFound')
  // The event id is read before the notes. A note that is written in between is then sent twice,
  // but never lost.
  const lastEvent = await lastEventOf(req, found.deliverable.id, reader)
  const page = await notePage(req, reader, { versionId: found.version.id, after: Number(after) })
  return answer(calls.readNotes, { lastEvent, ...page })
}

export async function writeNote(
  req: PayloadRequest,
  reader: Reader,
  { versionId, note }: { versionId: string; note: NewNote },
) {
  const found = await findVersion(req, reader, versionId)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role)) return errorResponse('forbidden')
  if (note.isStudioOnly && !isOfStudio(reader)) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [readerKey(reader)])
  if (refusal) return refusal
  if (!fits(note.anchor, sizesOf(found.version))) {
    return errorResponse('invalidFields', { anchor: 'invalidChoice' })
  }
  const mentions = await mentionable(req, found.project, note)
  const id = await addNote(req, found.version, reader, { ...note, mentions })
  if (id === 'full') return errorResponse('tooLarge')
  if (typeof id === 'string') return errorResponse('invalidFields', { [id]: 'invalidChoice' })
  await carryLateNote(poolOf(req.payload), { noteId: id, versionId: found.version.id })
  return shownNote(req, reader, id)
}

function sizesOf({ kind, facts, pages, milliseconds }: DeliverableVersion) {
  return {
    kind,
    frameCount: videoFactsSchema.safeParse(facts).data?.frameCount ?? 0,
    pageCount: Array.isArray(pages) ? pages.length : 0,
    milliseconds: milliseconds ?? 0,
  }
}

/**
 * The people who can be mentioned: members of the project or, in a note for the studio alone, those
 * who can see it.
 */
async function mentionable(
  req: PayloadRequest,
  { members, contact }: Project,
  { mentions, isStudioOnly }: NewNote,
): Promise<string[]> {
  const ids = [contact && idOf(contact), ...(members ?? []).map(({ user }) => idOf(user))]
  const wanted = mentions.filter((id) => ids.includes(Number(id)))
  if (!isStudioOnly) return wanted
  const people = await accountsOf(req, wanted.map(Number))
  return wanted.filter((id) => {
    const account = people.get(Number(id))
    return account && isOfStudio(account)
  })
}

export async function editNote(
  req: PayloadRequest,
  reader: Reader,
  { noteId, edit }: { noteId: string; edit: NoteEdit },
) {
  const found = await findNote(req, reader, noteId)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role) || !isAuthor(found.note, reader)) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [readerKey(reader)])
  if (refusal) return refusal
  const { anchor } = edit
  if (anchor && !(fits(anchor, sizesOf(found.version)) && fitsDrawing(anchor, found.note))) {
    return errorResponse('invalidFields', { anchor: 'invalidChoice' })
  }
  await changeNote(req, found.note, { ...edit, editedAt: new Date().toISOString() })
  return shownNote(req, reader, found.note.id)
}

export async function deleteNote(req: PayloadRequest, reader: Reader, noteId: string) {
  const found = await findNote(req, reader, noteId)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role) || !isAuthor(found.note, reader)) return errorResponse('forbidden')
  const refused = await removeNote(req, found.note, reader)
  return refused ? errorResponse(refused) : answer(calls.deleteNote, null)
}

export async function replyToNote(
  req: PayloadRequest,
  reader: Reader,
  { noteId, reply }: { noteId: string; reply: NewNoteReply },
) {
  const found = await findNote(req, reader, noteId)
  if (!found) return errorResponse('notFound')
  if (!mayWrite(found.role)) return errorResponse('forbidden')
  if (reply.isStudioOnly && !isOfStudio(reader)) return errorResponse('forbidden')
  const refusal = await limit(req, 'reviewNote', [readerKey(reader)])
  if (refusal) return refusal
  const wrong = await addReply(req, found.note, reader, reply)
  if (wrong === 'full') return errorResponse('tooLarge')
  if (wrong === 'notFound') return errorResponse('notFound')
  if (wrong) return errorResponse('invalidFields', { [wrong]: 'invalidChoice' })
  return shownNote(req, reader, found.note.id)
}

/** The response of every call that changes a note. */
export async function shownNote(req: PayloadRequest, reader: Reader, id: number) {
  const note = await noteOf(req, id, reader)
  return note ? answer(calls.writeNote, note) : errorResponse('notFound')
}
