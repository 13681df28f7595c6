import { z } from 'zod'
import { idField } from '../review/projects'
import type { ApiCall } from './call'

/** What is done with a version besides sending and reading its files: those are streams. */
export const versionCalls = [
  {
    name: 'retryVersion',
    method: 'POST',
    path: '/review/versions/{version}/retry',
    summary: 'Has a version processed once more that could not be processed; for staff',
    caller: 'account',
    parameters: z.strictObject({ version: idField }),
    answer: null,
    errors: ['forbidden', 'conflict'],
  },
] as const satisfies readonly ApiCall[]
