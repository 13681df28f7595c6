import { z } from 'zod'
import {
  guestEntrySchema,
  guestLinksSchema,
  guestVisitSchema,
  madeGuestLinkSchema,
  newGuestLinkSchema,
} from '../review/guest-links'
import { newNoteReplySchema, newNoteSchema, noteEditSchema, noteSchema } from '../review/notes'
import { idField, notesQuerySchema, notesSchema, roomSchema } from '../review/projects'
import type { ApiCall } from './call'
import { secretField } from './fields'

const deliverableParameters = z.strictObject({ deliverable: idField })
const versionParameters = z.strictObject({ link: secretField, version: idField })
const noteParameters = z.strictObject({ link: secretField, note: idField })

export const listGuestLinks = {
  name: 'listGuestLinks',
  method: 'GET',
  path: '/review/deliverables/{deliverable}/guest-links',
  summary: 'The guest links of a deliverable with their visits; for staff and a client’s admins',
  caller: 'account',
  parameters: deliverableParameters,
  answer: guestLinksSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const createGuestLink = {
  name: 'createGuestLink',
  method: 'POST',
  path: '/review/deliverables/{deliverable}/guest-links',
  summary:
    'Makes a guest link, to all versions or to one; for staff and a client’s admins. Its maker reads its secret again in the list',
  caller: 'account',
  parameters: deliverableParameters,
  body: newGuestLinkSchema,
  answer: madeGuestLinkSchema,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const revokeGuestLink = {
  name: 'revokeGuestLink',
  method: 'POST',
  path: '/review/guest-links/{guestLink}/revocation',
  summary: 'Ends a guest link and the visits by it at once',
  caller: 'account',
  parameters: z.strictObject({ guestLink: idField }),
  answer: guestLinksSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const enterAsGuest = {
  name: 'enterAsGuest',
  method: 'POST',
  path: '/guests/{link}/visit',
  summary: 'Enters by a guest link with its passphrase',
  caller: 'anyone',
  parameters: z.strictObject({ link: secretField }),
  body: guestEntrySchema,
  answer: guestVisitSchema,
  browserAnswer: guestVisitSchema.pick({ expiresAt: true }),
} as const satisfies ApiCall

export const readGuestRoom = {
  name: 'readGuestRoom',
  method: 'GET',
  path: '/guests/{link}/room',
  summary: 'What the review room shows to a guest, without the notes',
  caller: 'guest',
  parameters: z.strictObject({ link: secretField }),
  answer: roomSchema,
} as const satisfies ApiCall

export const readNotesAsGuest = {
  name: 'readNotesAsGuest',
  method: 'GET',
  path: '/guests/{link}/versions/{version}/notes',
  summary: 'The notes on a version, as readNotes',
  caller: 'guest',
  parameters: versionParameters,
  query: notesQuerySchema,
  answer: notesSchema,
} as const satisfies ApiCall

export const writeNoteAsGuest = {
  name: 'writeNoteAsGuest',
  method: 'POST',
  path: '/guests/{link}/versions/{version}/notes',
  summary: 'Writes a note, as writeNote; where the link allows it',
  caller: 'guest',
  parameters: versionParameters,
  body: newNoteSchema,
  answer: noteSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const editNoteAsGuest = {
  name: 'editNoteAsGuest',
  method: 'PATCH',
  path: '/guests/{link}/notes/{note}',
  summary: 'Changes the words or the place of a note that was written during this visit',
  caller: 'guest',
  parameters: noteParameters,
  body: noteEditSchema,
  answer: noteSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const deleteNoteAsGuest = {
  name: 'deleteNoteAsGuest',
  method: 'DELETE',
  path: '/guests/{link}/notes/{note}',
  summary: 'Deletes a note of this visit, as long as nobody has answered it',
  caller: 'guest',
  parameters: noteParameters,
  answer: null,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const replyToNoteAsGuest = {
  name: 'replyToNoteAsGuest',
  method: 'POST',
  path: '/guests/{link}/notes/{note}/replies',
  summary: 'Answers a note, as replyToNote; where the link allows it',
  caller: 'guest',
  parameters: noteParameters,
  body: newNoteReplySchema,
  answer: noteSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

/** Guest links show one deliverable to a visitor without an account. */
export const guestCalls = [
  listGuestLinks,
  createGuestLink,
  revokeGuestLink,
  enterAsGuest,
  readGuestRoom,
  readNotesAsGuest,
  writeNoteAsGuest,
  editNoteAsGuest,
  deleteNoteAsGuest,
  replyToNoteAsGuest,
] as const
