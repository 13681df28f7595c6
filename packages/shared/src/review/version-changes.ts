import { z } from 'zod'
import { anyText } from '../api/fields'
import { personSchema } from './notes'

export const LONGEST_VERSION_TITLE = 120
export const LONGEST_VERSION_DESCRIPTION = 2_000

/** What the studio says about a version; an empty title leaves it the name of its file. */
export const versionWordsSchema = z.strictObject({
  title: anyText(LONGEST_VERSION_TITLE),
  description: anyText(LONGEST_VERSION_DESCRIPTION),
})

export type VersionWords = z.infer<typeof versionWordsSchema>

const removedVersionSchema = z.object({
  id: z.string(),
  number: z.int().positive(),
  /** What it was called. */
  name: z.string(),
  removedAt: z.iso.datetime(),
  /** Null of an account that is gone. */
  removedBy: personSchema.nullable(),
  /** From then on it cannot be restored. */
  erasedAt: z.iso.datetime(),
})

export type RemovedVersion = z.infer<typeof removedVersionSchema>

export const removedVersionsSchema = z.object({ versions: z.array(removedVersionSchema) })
