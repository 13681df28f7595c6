import { z } from 'zod'
import { anyText, mustBeTrue, requiredLine } from '../contracts/fields'
import { personSchema } from './notes'
import { VERDICTS } from './verdicts'

export const MAX_VERDICT_COMMENT_LENGTH = 1_000

export const roundAnswerSchema = z.object({
  member: personSchema,
  verdict: z.enum(VERDICTS),
  comment: z.string(),
  answeredAt: z.iso.datetime(),
})

/** A contradiction in the answers, which the studio has to resolve with the members. */
export const contradictionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('split'),
    approving: z.array(z.string()),
    asking: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('ownNotes'),
    memberId: z.string(),
    openNotes: z.int().nonnegative(),
  }),
])

/** A round asks a project's members whether a version is right. */
export const roundSchema = z.object({
  id: z.string(),
  versionId: z.string(),
  versionNumber: z.int().positive(),
  /** The day by which answers are due, such as 2026-12-04. It ends in the studio's time zone. */
  dueOn: z.iso.date().nullable(),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  answers: z.array(roundAnswerSchema),
  unanswered: z.array(personSchema),
  isOverdue: z.boolean(),
  /** Contradictions, which only the studio sees. Others get an empty list. */
  contradictions: z.array(contradictionSchema),
  mayAnswer: z.boolean(),
  mayClose: z.boolean(),
  maySignOff: z.boolean(),
  /**
   * The open notes that a certificate would count now, for readers who may sign off. The digest
   * names exactly these notes.
   */
  openNotes: z.object({ count: z.int().nonnegative(), digest: z.string() }).nullable(),
})

export type Round = z.infer<typeof roundSchema>

/** A signature, which is for one file. Later uploads do not change it. */
export const signOffSchema = z.object({
  id: z.string(),
  reference: z.string(),
  versionId: z.string(),
  versionNumber: z.int().positive(),
  fileName: z.string(),
  sha256: z.string(),
  signedBy: z.string(),
  signedAt: z.iso.datetime(),
  /**
   * The version of the terms that was signed: the day since which they are in effect or, if that
   * is unknown, the day of their last change before the signature.
   */
  termsVersion: z.string(),
  openNotes: z.int().nonnegative(),
  resolvedNotes: z.int().nonnegative(),
})

export type SignOff = z.infer<typeof signOffSchema>

/** The rounds and signatures of a deliverable, newest first. */
export const roundsSchema = z.object({
  rounds: z.array(roundSchema),
  signOffs: z.array(signOffSchema),
})

export type Rounds = z.infer<typeof roundsSchema>

export const openRoundSchema = z.strictObject({
  dueOn: z.iso.date('wrongType').nullable().default(null),
})

export const answerRoundSchema = z.strictObject({
  verdict: z.enum(VERDICTS, 'invalidChoice'),
  comment: anyText(MAX_VERDICT_COMMENT_LENGTH),
})

export const newSignOffSchema = z.strictObject({
  /** The name that the signer has typed. */
  name: requiredLine(120),
  agrees: mustBeTrue,
  /** The digest of the open notes that the signer has seen. */
  openNotes: requiredLine(64),
})

export type NewSignOff = z.output<typeof newSignOffSchema>
