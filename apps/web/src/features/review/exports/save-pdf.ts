import { TIME_ZONE_HEADER } from '@studio/shared/api/streams'
import { sessionEnded } from '@/features/account/session-ended'
import type { RoomWords } from '../words'
import { saveBlob } from './save-file'

type Problem = keyof RoomWords['notes']['problems']

/** Requests the document, which takes some seconds. @returns the error, if any */
export async function savePdf(url: string, name: string): Promise<Problem | null> {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const answer = await fetch(url, { headers: { [TIME_ZONE_HEADER]: timeZone } })
    if (answer.ok) {
      saveBlob(name, await answer.blob())
      return null
    }
    if (answer.status === 401) await sessionEnded()
    return problemOf(answer.status)
  } catch {
    return 'other'
  }
}

function problemOf(status: number): Problem {
  if (status === 429) return 'tooMany'
  return status === 401 ? 'ended' : 'other'
}
