import type { CallAnswer } from '@studio/shared/api/call-url'
import * as guestCalls from '@studio/shared/review/guest-links'
import * as calls from '@studio/shared/api/review-calls'
import type { CarriedState, NewNote, Note, NoteEdit } from '@studio/shared/review/notes'
import { asMember } from '@/features/account/call-as-member'
import { type ApiAnswer, NO_ANSWER } from '@/api/client/api-answer'
import { callApi, readInBackground } from '@/api/client/call-api'
import type { NewReply } from '../notes/notes-source'

/** The calls for notes. Members and guests have different ones. */
export interface NotesApi {
  /**
   * Reads one page of a version's notes.
   * @param after cursor at which the previous page ended; null for the first page
   */
  read: (
    version: string,
    after: string | null,
  ) => Promise<ApiAnswer<CallAnswer<typeof calls.readNotes>>>
  write: (version: string, body: NewNote) => Promise<ApiAnswer<Note>>
  reply: (note: string, body: NewReply) => Promise<ApiAnswer<Note>>
  edit: (note: string, body: NoteEdit) => Promise<ApiAnswer<Note>>
  remove: (note: string) => Promise<ApiAnswer<null>>
  resolve: (note: string, isResolved: boolean) => Promise<ApiAnswer<Note>>
  carry: (note: string, state: CarriedState) => Promise<ApiAnswer<Note>>
}

/**
 * The calls of the project's people. Notes and replies are kept in this browser until the server
 * has stored them.
 */
export const memberNotes: NotesApi = {
  read: (version, after) =>
    readInBackground(calls.readNotes, { parameters: { version }, query: afterQuery(after) }),
  write: (version, body) => waiting(callApi(calls.writeNote, { parameters: { version }, body })),
  reply: (note, body) => waiting(callApi(calls.replyToNote, { parameters: { note }, body })),
  edit: (note, body) => waiting(callApi(calls.editNote, { parameters: { note }, body })),
  remove: (note) => waiting(callApi(calls.deleteNote, { parameters: { note } })),
  resolve: (note, isResolved) =>
    waiting(callApi(calls.resolveNote, { parameters: { note }, body: { isResolved } })),
  carry: (note, state) =>
    waiting(callApi(calls.carryNote, { parameters: { note }, body: { state } })),
}

/**
 * @returns the calls of a guest, who can neither resolve notes nor carry them over to the next
 * version
 */
export function guestNotes(link: string): NotesApi {
  return {
    read: (version, after) =>
      readInBackground(guestCalls.readNotesAsGuest, {
        parameters: { link, version },
        query: afterQuery(after),
      }),
    write: (version, body) =>
      callApi(guestCalls.writeNoteAsGuest, { parameters: { link, version }, body }),
    reply: (note, body) =>
      callApi(guestCalls.replyToNoteAsGuest, { parameters: { link, note }, body }),
    edit: (note, body) => callApi(guestCalls.editNoteAsGuest, { parameters: { link, note }, body }),
    remove: (note) => callApi(guestCalls.deleteNoteAsGuest, { parameters: { link, note } }),
    resolve: notForGuests,
    carry: notForGuests,
  }
}

function waiting<Value>(answered: Promise<ApiAnswer<Value>>): Promise<ApiAnswer<Value>> {
  return asMember(answered, true)
}

function afterQuery(after: string | null) {
  return after === null ? {} : { after }
}

function notForGuests(): Promise<ApiAnswer<never>> {
  return Promise.resolve({ ...NO_ANSWER, status: 404, code: 'notFound' })
}
