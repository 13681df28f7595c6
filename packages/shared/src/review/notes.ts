import { z } from 'zod'
import { anyText, optIn, requiredText } from '../contracts/fields'
import { drawingSchema } from './drawing'
import { newNoteFilesSchema, noteFileSchema } from './note-files'

export const MAX_NOTE_LENGTH = 5_000

/**
 * The limits of one version, so that its room stays fast: its notes, and the replies to each note.
 */
export const MAX_NOTES = 1_000
export const MAX_REPLIES = 100
/** The maximum number of characters of all notes, drawings and replies of a version. */
export const MAX_NOTES_TEXT = 2_000_000

/** The number of notes per page. The query `after` names the last note of the previous page. */
export const NOTES_PAGE = 100

/**
 * The place to which a note refers: frames, a spot on a page, a time in a sound, or the whole
 * version.
 */
export const anchorSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('frames'),
      /** The first and last frame, counted from 0. Both belong to the range. */
      first: z.int().min(0).max(100_000_000),
      last: z.int().min(0).max(100_000_000),
    })
    .refine(({ first, last }) => first <= last, { path: ['last'], message: 'wrongType' }),
  z.strictObject({
    kind: z.literal('place'),
    /** The number of the page, counted from 1. */
    page: z.int().min(1).max(2_000),
    /**
     * The position from the upper left corner, as shares of width and height from 0 to 1. Null for
     * the whole page.
     */
    at: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).nullable(),
  }),
  z.strictObject({
    kind: z.literal('time'),
    milliseconds: z.int().min(0).max(1_000_000_000),
  }),
  z.strictObject({ kind: z.literal('whole') }),
])

export type Anchor = z.infer<typeof anchorSchema>

export const personSchema = z.object({
  /** The id of the account. Null for guests, and if the account was deleted. */
  id: z.string().nullable(),
  name: z.string(),
  side: z.enum(['client', 'studio', 'guest']),
  isYou: z.boolean(),
})

export type Person = z.infer<typeof personSchema>

/**
 * The results of checking a note that was carried over from the previous version. It is `unchecked`
 * until somebody has checked it.
 */
export const CARRIED_STATES = ['unchecked', 'notFixed', 'fixed'] as const

export type CarriedState = (typeof CARRIED_STATES)[number]

export const noteReplySchema = z.object({
  id: z.string(),
  /**
   * Whether only the studio sees the reply. This is true for all replies to a note that only the
   * studio sees.
   */
  isStudioOnly: z.boolean(),
  /**
   * The number of the earlier version on which the reply was written. Null if it was written on the
   * note's own version.
   */
  fromVersion: z.int().positive().nullable(),
  author: personSchema,
  text: z.string(),
  files: z.array(noteFileSchema),
  writtenAt: z.iso.datetime(),
})

export type NoteReply = z.infer<typeof noteReplySchema>

export const noteSchema = z.object({
  id: z.string(),
  /** The idempotency key. Only the author gets it, whose page recognizes its own note by it. */
  key: z.string().optional(),
  /**
   * The number within the version, counted from 1 in the order of writing. Notes that only the
   * studio sees have a separate count, so that the numbers of the others have no gaps.
   */
  number: z.int().positive(),
  /**
   * Whether only the studio sees the note. The author chooses this when writing the note, and it
   * never changes.
   */
  isStudioOnly: z.boolean(),
  anchor: anchorSchema,
  text: z.string(),
  drawing: drawingSchema.nullable(),
  files: z.array(noteFileSchema),
  author: personSchema,
  /** The ids of the members whom the note mentions. */
  mentions: z.array(z.string()),
  writtenAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  replies: z.array(noteReplySchema),
  /** The person who resolved the note, and the time. Null while it is open. */
  resolved: z.object({ by: personSchema, at: z.iso.datetime() }).nullable(),
  /** The original of a carried note, otherwise null. */
  origin: z
    .object({
      noteId: z.string(),
      versionId: z.string(),
      versionNumber: z.int().positive(),
      number: z.int().positive(),
      state: z.enum(CARRIED_STATES),
    })
    .nullable(),
})

export type Note = z.infer<typeof noteSchema>

/** A new note. Its text may be empty if the note has a drawing or a file. */
export const newNoteSchema = z
  .strictObject({
    /** The idempotency key. A note that is sent twice with the same key is stored once. */
    key: z.uuid('wrongType'),
    anchor: anchorSchema,
    text: anyText(MAX_NOTE_LENGTH),
    drawing: drawingSchema.nullable().default(null),
    mentions: z.array(z.string().max(20)).max(20, 'tooLong').default([]),
    files: newNoteFilesSchema.default([]),
    isStudioOnly: optIn,
  })
  .refine(({ text, drawing, files }) => text !== '' || drawing !== null || files.length > 0, {
    path: ['text'],
    message: 'required',
  })

export type NewNote = z.infer<typeof newNoteSchema>

/** The changes of a note. A missing field stays as it is. */
export const noteEditSchema = z
  .strictObject({
    text: requiredText(MAX_NOTE_LENGTH).optional(),
    anchor: anchorSchema.optional(),
  })
  .refine(({ text, anchor }) => text !== undefined || anchor !== undefined, {
    path: ['text'],
    message: 'required',
  })

export type NoteEdit = z.infer<typeof noteEditSchema>

export const newNoteReplySchema = z.strictObject({
  key: z.uuid('wrongType'),
  text: requiredText(MAX_NOTE_LENGTH),
  files: newNoteFilesSchema.default([]),
  isStudioOnly: optIn,
})

export type NewNoteReply = z.infer<typeof newNoteReplySchema>

export const resolutionSchema = z.strictObject({ isResolved: z.boolean('wrongType') })

export const carriedSchema = z.strictObject({
  state: z.enum(CARRIED_STATES, 'invalidChoice'),
})
