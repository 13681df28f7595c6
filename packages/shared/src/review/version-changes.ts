import { z } from 'zod'
import { anyText } from '../api/fields'
import { personSchema } from './notes'

export const MAX_VERSION_TITLE_LENGTH = 120
export const MAX_VERSION_DESCRIPTION_LENGTH = 2_000

/**
 * The studio's title and description of a version. With an empty title, the file's name is shown.
 */
export const versionWordsSchema = z.strictObject({
  title: anyText(MAX_VERSION_TITLE_LENGTH),
  description: anyText(MAX_VERSION_DESCRIPTION_LENGTH),
})

export type VersionWords = z.infer<typeof versionWordsSchema>

const removedVersionSchema = z.object({
  id: z.string(),
  number: z.int().positive(),
  /** The name of the removed version. */
  name: z.string(),
  removedAt: z.iso.datetime(),
  /** Null if the account was deleted. */
  removedBy: personSchema.nullable(),
  /** The time from which the version can no longer be restored. */
  erasedAt: z.iso.datetime(),
})

export type RemovedVersion = z.infer<typeof removedVersionSchema>

export const removedVersionsSchema = z.object({ versions: z.array(removedVersionSchema) })
