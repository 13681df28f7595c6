import { z } from 'zod'
import type { ApiCall } from '../contracts/call'
import { optIn, requiredLine, secretField } from '../contracts/fields'
import { plainSpoken } from '../plain-signs'
import { newNoteReplySchema, newNoteSchema, noteEditSchema, noteSchema } from './notes'
import { idField, notesQuerySchema, notesSchema, roomSchema } from './projects'

/** The possible lifetimes of a guest link in days. */
export const GUEST_LINK_DAYS = [1, 7, 14, 30] as const

export const MIN_PASSPHRASE_LENGTH = 8
const MAX_PASSPHRASE_LENGTH = 100
export const MAX_GUEST_NAME_LENGTH = 60

/** Blanks and dashes do not count, because guests may leave them out. */
function isLongEnough(passphrase: string): boolean {
  return plainSpoken(passphrase).length >= MIN_PASSPHRASE_LENGTH
}

export const newGuestLinkSchema = z.strictObject({
  /** The recipient's name, so that staff recognize the link in the list. */
  label: requiredLine(MAX_GUEST_NAME_LENGTH),
  passphrase: requiredLine(MAX_PASSPHRASE_LENGTH).refine(isLongEnough, 'tooShort'),
  days: z.literal([...GUEST_LINK_DAYS], 'invalidChoice'),
  mayComment: optIn,
  /** The only version that the link shows. Null shows all versions, including later ones. */
  version: idField.nullable().default(null),
})

export type NewGuestLink = z.output<typeof newGuestLinkSchema>

export const guestLinkSchema = z.object({
  id: z.string(),
  label: z.string(),
  mayComment: z.boolean(),
  /**
   * The only version that the link shows. Its number is null if that version was deleted. Null
   * shows all versions.
   */
  version: z.object({ number: z.int().positive().nullable() }).nullable(),
  /**
   * The last part of the link's address. Null for readers who did not create the link, and after
   * the link has expired.
   */
  secret: secretField.nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** The visits by the link, newest first. */
  visits: z.array(
    z.object({
      name: z.string(),
      enteredAt: z.iso.datetime(),
      /** The time of the visitor's last request, which is exact to the minute. */
      seenAt: z.iso.datetime(),
    }),
  ),
})

export type GuestLink = z.infer<typeof guestLinkSchema>

/** The guest links of a deliverable, newest first. */
export const guestLinksSchema = z.object({ links: z.array(guestLinkSchema) })

/** The answer after a link was created: the list, and the new link's secret. */
export const madeGuestLinkSchema = guestLinksSchema.extend({ secret: secretField })

export const guestEntrySchema = z.strictObject({
  name: requiredLine(MAX_GUEST_NAME_LENGTH),
  passphrase: requiredLine(MAX_PASSPHRASE_LENGTH),
})

/** A visit by a guest link. The website stores its token in a cookie that scripts cannot read. */
export const guestVisitSchema = z.object({ visit: secretField, expiresAt: z.iso.datetime() })

export type GuestVisit = z.infer<typeof guestVisitSchema>

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

/** The calls for guest links. Each link shows one deliverable to a visitor without an account. */
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
