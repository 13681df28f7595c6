import { z } from 'zod'
import { idField } from '../review/projects'
import { picturesSchema } from '../review/uploads'
import { removedVersionsSchema, versionWordsSchema } from '../review/version-changes'
import type { ApiCall } from './call'

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

/** All calls on a version, except sending and reading its files, which are streams. */
export const versionCalls = [
  retryVersion,
  makePictureVersion,
  changeVersion,
  removeVersion,
  restoreVersion,
  readRemovedVersions,
] as const
