import { z } from 'zod'
import {
  carriedSchema,
  newNoteReplySchema,
  newNoteSchema,
  noteEditSchema,
  noteSchema,
  resolutionSchema,
} from '../review/notes'
import {
  idField,
  notesQuerySchema,
  notesSchema,
  projectListSchema,
  projectSchema,
  roomSchema,
} from '../review/projects'
import {
  answerRoundSchema,
  newSignOffSchema,
  openRoundSchema,
  roundsSchema,
} from '../review/rounds'
import type { ApiCall } from '../contracts/call'

const noteParameters = z.strictObject({ note: idField })
const roundParameters = z.strictObject({ round: idField })
const versionParameters = z.strictObject({ version: idField })

export const listProjects = {
  name: 'listProjects',
  method: 'GET',
  path: '/review/projects',
  summary: 'The projects that the account is a member of; of staff, all of them',
  caller: 'account',
  answer: projectListSchema,
} as const satisfies ApiCall

export const readProject = {
  name: 'readProject',
  method: 'GET',
  path: '/review/projects/{project}',
  summary: 'A project with its deliverables, their versions and its members',
  caller: 'account',
  parameters: z.strictObject({ project: idField }),
  answer: projectSchema,
} as const satisfies ApiCall

export const readRoom = {
  name: 'readRoom',
  method: 'GET',
  path: '/review/deliverables/{deliverable}',
  summary: 'What the review room of a deliverable shows, without the notes',
  caller: 'account',
  parameters: z.strictObject({ deliverable: idField }),
  answer: roomSchema,
} as const satisfies ApiCall

export const readNotes = {
  name: 'readNotes',
  method: 'GET',
  path: '/review/versions/{version}/notes',
  summary:
    'The notes on a version, a hundred at a time, and where the stream of their changes goes on',
  caller: 'account',
  parameters: versionParameters,
  query: notesQuerySchema,
  answer: notesSchema,
} as const satisfies ApiCall

export const writeNote = {
  name: 'writeNote',
  method: 'POST',
  path: '/review/versions/{version}/notes',
  summary: 'Writes a note; the same key again is the same note',
  caller: 'account',
  parameters: versionParameters,
  body: newNoteSchema,
  answer: noteSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const editNote = {
  name: 'editNote',
  method: 'PATCH',
  path: '/review/notes/{note}',
  summary: 'Changes the words or the place of one’s own note',
  caller: 'account',
  parameters: noteParameters,
  body: noteEditSchema,
  answer: noteSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const deleteNote = {
  name: 'deleteNote',
  method: 'DELETE',
  path: '/review/notes/{note}',
  summary: 'Deletes one’s own note, as long as nobody has answered it',
  caller: 'account',
  parameters: noteParameters,
  answer: null,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const replyToNote = {
  name: 'replyToNote',
  method: 'POST',
  path: '/review/notes/{note}/replies',
  summary: 'Answers a note; the same key again is the same reply',
  caller: 'account',
  parameters: noteParameters,
  body: newNoteReplySchema,
  answer: noteSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const resolveNote = {
  name: 'resolveNote',
  method: 'POST',
  path: '/review/notes/{note}/resolution',
  summary: 'Resolves a note (the studio) or opens it again (the studio and whoever wrote it)',
  caller: 'account',
  parameters: noteParameters,
  body: resolutionSchema,
  answer: noteSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const carryNote = {
  name: 'carryNote',
  method: 'POST',
  path: '/review/notes/{note}/carried',
  summary: 'Says what became of a note that came from the version before',
  caller: 'account',
  parameters: noteParameters,
  body: carriedSchema,
  answer: noteSchema,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const readRounds = {
  name: 'readRounds',
  method: 'GET',
  path: '/review/deliverables/{deliverable}/rounds',
  summary: 'The review rounds of a deliverable with their answers, and what was signed off',
  caller: 'account',
  parameters: z.strictObject({ deliverable: idField }),
  answer: roundsSchema,
} as const satisfies ApiCall

export const openRound = {
  name: 'openRound',
  method: 'POST',
  path: '/review/versions/{version}/rounds',
  summary: 'Asks the members whether a version is right, until a day; for staff',
  caller: 'account',
  parameters: versionParameters,
  body: openRoundSchema,
  answer: roundsSchema,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const answerRound = {
  name: 'answerRound',
  method: 'POST',
  path: '/review/rounds/{round}/answer',
  summary: 'Says what one thinks of the version; the last word counts, until the round is closed',
  caller: 'account',
  parameters: roundParameters,
  body: answerRoundSchema,
  answer: roundsSchema,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const closeRound = {
  name: 'closeRound',
  method: 'POST',
  path: '/review/rounds/{round}/closing',
  summary: 'Closes a round, also when not everybody has answered; for staff',
  caller: 'account',
  parameters: roundParameters,
  answer: roundsSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const signOff = {
  name: 'signOff',
  method: 'POST',
  path: '/review/rounds/{round}/sign-off',
  summary:
    'Signs the version of a closed round off; for a client’s admin, once. `notesChanged` where other notes are open than those that the signer has seen',
  caller: 'account',
  parameters: roundParameters,
  body: newSignOffSchema,
  answer: roundsSchema,
  errors: ['forbidden', 'conflict', 'notesChanged'],
} as const satisfies ApiCall

/** The calls of the review room for a project's members and the studio. Other callers get 404. */
export const reviewCalls = [
  listProjects,
  readProject,
  readRoom,
  readNotes,
  writeNote,
  editNote,
  deleteNote,
  replyToNote,
  resolveNote,
  carryNote,
  readRounds,
  openRound,
  answerRound,
  closeRound,
  signOff,
] as const
