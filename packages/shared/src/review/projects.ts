import { z } from 'zod'
import {
  checksSchema,
  pageSchema,
  thumbnailStripSchema,
  VERSION_FAILURES,
  VERSION_KINDS,
  VERSION_STATES,
  videoFactsSchema,
} from './media'
import { noteSchema, personSchema } from './notes'
import { plainCheckField } from './plain-checks'

export const idField = z.string().regex(/^\d{1,9}$/, 'wrongType')

export const PROJECT_STATES = [
  'planned',
  'inProduction',
  'inReview',
  'delivered',
  'closed',
] as const

export type ProjectState = (typeof PROJECT_STATES)[number]

/** The roles that a client can have in a project. Staff have the role `studio` in every project. */
export const MEMBER_ROLES = ['viewer', 'reviewer', 'clientAdmin'] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]

/** All roles that people can have in a review room. Guests enter by a link. */
export const ROOM_ROLES = [...MEMBER_ROLES, 'studio', 'guestViewer', 'guestReviewer'] as const

export type RoomRole = (typeof ROOM_ROLES)[number]

/** One version of a deliverable. */
export const versionSchema = z.object({
  id: z.string(),
  /** The number of the version, counted from 1. */
  number: z.int().positive(),
  kind: z.enum(VERSION_KINDS),
  /** The name of the uploaded file. */
  fileName: z.string(),
  /** The studio's name for the version, or an empty text. */
  title: z.string(),
  /** The studio's description of the changes, or an empty text. */
  description: z.string(),
  /**
   * The SHA-256 hash of the original in hexadecimal digits. Null until it is computed, and for
   * guests.
   */
  sha256: z.string().nullable(),
  state: z.enum(VERSION_STATES),
  /** The progress of processing in percent. */
  progress: z.int().min(0).max(100),
  failure: z.enum(VERSION_FAILURES).nullable(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: personSchema.nullable(),
  video: videoFactsSchema.nullable(),
  /** The comparison of the copy with the original. Null until it was made; only for the studio. */
  checks: checksSchema.nullable(),
  /** What everybody has to know of this comparison. */
  plainChecks: z.array(plainCheckField),
  /** The duration of a sound or a video in milliseconds; null for other kinds. */
  milliseconds: z.number().nonnegative().nullable(),
  /** Addresses on this site, which require the session. Null if there is no such file. */
  playUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  waveformUrl: z.string().nullable(),
  /** The address of the original. Null while it is locked. */
  downloadUrl: z.string().nullable(),
  /** Whether the original is locked for this reader until the deliverable is signed and paid. */
  isLocked: z.boolean(),
  thumbnails: thumbnailStripSchema.nullable(),
  pages: z.array(pageSchema),
  openNotes: z.int().nonnegative(),
})

export type Version = z.infer<typeof versionSchema>

export const deliverableSchema = z.object({
  id: z.string(),
  title: z.string(),
  isPaid: z.boolean(),
  versions: z.array(versionSchema),
})

export type Deliverable = z.infer<typeof deliverableSchema>

/** An open round. Members get the rounds that they have not answered, staff get all. */
export const waitingRoundSchema = z.object({
  deliverableId: z.string(),
  deliverableTitle: z.string(),
  versionId: z.string(),
  versionNumber: z.int().positive(),
  /** The day by which answers are due, such as 2026-12-04. */
  dueOn: z.iso.date().nullable(),
  isOverdue: z.boolean(),
})

export type WaitingRound = z.infer<typeof waitingRoundSchema>

/** A project in a list. */
export const projectSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(PROJECT_STATES),
  isSample: z.boolean(),
  role: z.enum(ROOM_ROLES),
  /** The day of the next step, such as 2026-12-04. */
  nextDate: z.iso.date().nullable(),
  nextStep: z.string(),
  openNotes: z.int().nonnegative(),
  deliverableCount: z.int().nonnegative(),
  /** The number of versions of all deliverables. */
  versionCount: z.int().nonnegative(),
  /** The number of deliverables whose newest version is signed off. */
  signedOffCount: z.int().nonnegative(),
  /** The number of deliverables that are paid. */
  paidCount: z.int().nonnegative(),
  /**
   * The rounds that wait for the reader. Overdue ones come first, then the others by day, and those
   * without a day last.
   */
  waiting: z.array(waitingRoundSchema),
})

export type ProjectSummary = z.infer<typeof projectSummarySchema>

export const projectListSchema = z.object({ projects: z.array(projectSummarySchema) })

export const projectSchema = projectSummarySchema.extend({
  /** The studio's contact person for the project. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  deliverables: z.array(
    deliverableSchema.extend({
      /** The version with the newest signature, or null if no version is signed. */
      signedVersionId: z.string().nullable(),
    }),
  ),
  members: z.array(
    personSchema.extend({
      role: z.enum(MEMBER_ROLES),
      /** Whether the member was invited and has not chosen a password yet. */
      isInvited: z.boolean(),
    }),
  ),
  mayUpload: z.boolean(),
})

export type Project = z.infer<typeof projectSchema>

/** All data that the review room shows. */
export const roomSchema = z.object({
  project: projectSummarySchema,
  deliverable: deliverableSchema,
  /** The people whom the reader can mention in notes. */
  people: z.array(personSchema),
  mayWrite: z.boolean(),
  mayResolve: z.boolean(),
  /** Whether the reader may upload the next version. */
  mayUpload: z.boolean(),
})

export type Room = z.infer<typeof roomSchema>

export const notesSchema = z.object({
  notes: z.array(noteSchema),
  /** The id of the last event that this state includes. The event stream continues after it. */
  lastEvent: z.string(),
  /**
   * The last note of this page, from which the next page continues. Null if no more notes follow.
   */
  next: idField.nullable(),
})

export const notesQuerySchema = z.strictObject({ after: idField.optional() })
