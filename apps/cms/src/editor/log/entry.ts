import { z } from 'zod'
import { LOGGED_KINDS, type LoggedKind } from './logged'

const ACTIONS = [
  'created',
  'saved',
  'published',
  'unpublished',
  'versionRestored',
  'trashed',
  'recovered',
  'erased',
] as const

export type Action = (typeof ACTIONS)[number]

const labelSchema = z.union([z.string(), z.record(z.string(), z.string())])

const valueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  /** A time in the format of ISO 8601. */
  z.object({ at: z.string() }),
  /** The names of options or documents. */
  z.object({ names: z.array(labelSchema) }),
])

/**
 * A value in the form in which the log stores it: readable for people and independent of later
 * changes to the fields.
 */
export type LoggedValue = z.infer<typeof valueSchema>

const changeSchema = z.object({
  path: z.array(z.object({ label: labelSchema, position: z.number().optional() })),
  part: z.enum(['shared', 'en', 'ar', 'de']),
  what: z.enum(['changed', 'added', 'removed', 'moved']),
  before: valueSchema,
  after: valueSchema,
})

export type LoggedChange = z.infer<typeof changeSchema>

export const entrySchema = z.object({
  id: z.coerce.number(),
  at: z.coerce.date().transform((date) => date.toISOString()),
  actor: z.number().nullable(),
  actor_name: z.string().nullable(),
  kind: z.enum(LOGGED_KINDS as [LoggedKind, ...LoggedKind[]]),
  document: z.number().nullable(),
  version: z.number().nullable(),
  title: z.string(),
  action: z.enum(ACTIONS),
  changes: z.array(changeSchema),
})

export type LogEntry = z.infer<typeof entrySchema>
