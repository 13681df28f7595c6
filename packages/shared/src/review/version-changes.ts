import { z } from 'zod'
import type { ApiCall } from '../contracts/call'
import { anyLine, anyText } from '../contracts/fields'
import { personSchema } from './notes'
import { idField } from './projects'
import { picturesSchema } from './uploads'

export const MAX_VERSION_TITLE_LENGTH = 120
export const MAX_VERSION_DESCRIPTION_LENGTH = 2_000

/**
 * The studio's title and description of a version. If the title is empty, the file's name is shown.
 */
export const versionWordsSchema = z.strictObject({
  title: anyLine(MAX_VERSION_TITLE_LENGTH),
  description: anyText(MAX_VERSION_DESCRIPTION_LENGTH),
})

export type VersionWords = z.infer<typeof versionWordsSchema>

const removedVersionSchema = z.object({
  id: z.string(),
  number: z.int().positive(),
  /** The name of the removed version. */
  name: z.string(),
  removedAt: z.iso.datetime(),
  /** The person who removed the version. Null if the account was deleted. */
  removedBy: personSchema.nullable(),
  /** The time after which the version can no longer be restored. */
  erasedAt: z.iso.datetime(),
})

export type RemovedVersion = z.infer<typeof removedVersionSchema>

export const removedVersionsSchema = z.object({ versions: z.array(removedVersionSchema) })

const parameters = z.strictObject({ version: idField })

export const retryVersion = {
  name: 'retryVersion',
  method: 'POST',
  path: '/review/versions/{version}/retry',
  summary: 'Has a version processed once more that could not be processed; for staff',
  caller: 'account',
  parameters,
  answer: null,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const makePictureVersion = {
  name: 'makePictureVersion',
  method: 'POST',
  path: '/review/deliverables/{deliverable}/picture-versions',
  summary:
    'Makes one version with pages of pictures that have been uploaded; the same pictures again are the same version. A conflict where one of them is missing',
  caller: 'account',
  parameters: z.strictObject({ deliverable: idField }),
  body: picturesSchema,
  answer: null,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const changeVersion = {
  name: 'changeVersion',
  method: 'PATCH',
  path: '/review/versions/{version}',
  summary: 'Names a version, and says what is new in it; for staff',
  caller: 'account',
  parameters,
  body: versionWordsSchema,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const removeVersion = {
  name: 'removeVersion',
  method: 'DELETE',
  path: '/review/versions/{version}',
  summary:
    'Moves a version to the trash with its notes, for 30 days; for staff. A conflict where it was signed off, or an approval of it is open',
  caller: 'account',
  parameters,
  answer: null,
  errors: ['forbidden', 'conflict'],
} as const satisfies ApiCall

export const restoreVersion = {
  name: 'restoreVersion',
  method: 'POST',
  path: '/review/versions/{version}/restoration',
  summary: 'Brings a version back from the trash with its notes; for staff',
  caller: 'account',
  parameters,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const readRemovedVersions = {
  name: 'readRemovedVersions',
  method: 'GET',
  path: '/review/deliverables/{deliverable}/removed-versions',
  summary: 'The versions of a deliverable that are in the trash; for staff',
  caller: 'account',
  parameters: z.strictObject({ deliverable: idField }),
  answer: removedVersionsSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

/**
 * All calls on a version. Sending and reading its files are not among them, because they are
 * streams.
 */
export const versionCalls = [
  retryVersion,
  makePictureVersion,
  changeVersion,
  removeVersion,
  restoreVersion,
  readRemovedVersions,
] as const
