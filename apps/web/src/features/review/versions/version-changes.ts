import {
  type RemovedVersion,
  removedVersionsSchema,
  type VersionWords,
} from '@studio/shared/review/version-changes'
import { z } from 'zod'
import { callAsMember } from '@/features/account/call-as-member'
import type { ApiRequest } from '@/features/api/call-api'
import type { Outcome } from '../notes/notes-source'

/** The studio's changes to versions; events bring the result to the room. */
export interface VersionChanges {
  change: (id: string, words: VersionWords) => Promise<Outcome>
  remove: (id: string) => Promise<Outcome>
  restore: (id: string) => Promise<Outcome>
  /** Null if they could not be read. */
  readRemoved: () => Promise<readonly RemovedVersion[] | null>
}

export function remoteVersionChanges(deliverableId: string): VersionChanges {
  return {
    change: (id, body) => call({ method: 'PATCH', path: `/review/versions/${id}`, body }),
    remove: (id) => call({ method: 'DELETE', path: `/review/versions/${id}` }),
    restore: (id) => call({ method: 'POST', path: `/review/versions/${id}/restoration` }),
    readRemoved: async () => {
      const path = `/review/deliverables/${deliverableId}/removed-versions` as const
      const answer = await callAsMember({ method: 'GET', path, schema: removedVersionsSchema })
      return answer.isDone ? answer.value.versions : null
    },
  }
}

async function call(request: Omit<ApiRequest<z.ZodNull>, 'schema'>): Promise<Outcome> {
  const answer = await callAsMember({ ...request, schema: z.null() })
  if (answer.isDone) return { isDone: true }
  return { isDone: false, code: answer.code, fields: answer.fields }
}
