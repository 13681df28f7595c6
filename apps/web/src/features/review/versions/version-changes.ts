import * as calls from '@studio/shared/review/version-changes'
import type { RemovedVersion, VersionWords } from '@studio/shared/review/version-changes'
import { callAsMember } from '@/features/account/call-as-member'
import type { ApiAnswer } from '@/api/client/api-answer'
import type { Outcome } from '../notes/notes-source'

/** The changes of versions that the studio can make. Events bring the result to the room. */
export interface VersionChanges {
  change: (id: string, words: VersionWords) => Promise<Outcome>
  remove: (id: string) => Promise<Outcome>
  restore: (id: string) => Promise<Outcome>
  /** @returns null if the deleted versions could not be read */
  readRemoved: () => Promise<readonly RemovedVersion[] | null>
}

export function remoteVersionChanges(deliverableId: string): VersionChanges {
  return {
    change: (version, body) =>
      outcomeOf(callAsMember(calls.changeVersion, { parameters: { version }, body })),
    remove: (version) => outcomeOf(callAsMember(calls.removeVersion, { parameters: { version } })),
    restore: (version) =>
      outcomeOf(callAsMember(calls.restoreVersion, { parameters: { version } })),
    readRemoved: async () => {
      const parameters = { deliverable: deliverableId }
      const answer = await callAsMember(calls.readRemovedVersions, { parameters })
      return answer.isDone ? answer.value.versions : null
    },
  }
}

async function outcomeOf(answered: Promise<ApiAnswer<null>>): Promise<Outcome> {
  const answer = await answered
  if (answer.isDone) return { isDone: true }
  return { isDone: false, code: answer.code, fields: answer.fields }
}
