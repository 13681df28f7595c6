import { roundsSchema } from '@studio/shared/review/rounds'
import { callAsMember } from '@/features/account/call-as-member'
import { NO_ANSWER, readAnswer } from '@/features/api/api-answer'
import type { Outcome } from '../notes/notes-source'
import type { RoundsSource, RoundsState } from '../rounds/rounds-source'
import type { RoomEvent, RoomEvents } from './room-events'

/** Milliseconds before a failed read is retried. */
const RETRY_MS = 3_000

/** The rounds of a deliverable on the server, kept up to date while there are subscribers. */
export function createRemoteRounds(deliverableId: string, events: RoomEvents): RoundsSource {
  let state: RoundsState = { rounds: null, status: 'reconnecting' }
  const subscribers = new Set<() => void>()
  let stop: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (part: Partial<RoundsState>) => {
    state = { ...state, ...part }
    subscribers.forEach((changed) => changed())
  }

  let isReading = false
  /** Counts changes, because a read that started earlier may be older than the state. */
  let changes = 0
  const read = async () => {
    clearTimeout(timer)
    changes += 1
    if (isReading) return
    isReading = true
    let answer: Awaited<ReturnType<typeof ask>>
    let known: number
    do {
      known = changes
      answer = await ask(deliverableId)
    } while (known !== changes)
    isReading = false
    if (answer.isDone) set({ rounds: answer.value, status: 'live' })
    else if (answer.status === 401 || answer.status === 404) set({ status: 'ended' })
    else if (stop) timer = setTimeout(() => void read(), RETRY_MS)
  }

  const hear = (event: RoomEvent) => {
    switch (event.name) {
      case 'open':
        if (!event.data.goesOn || !state.rounds) void read()
        else if (state.status !== 'ended') set({ status: 'live' })
        return
      case 'lost':
        if (state.status === 'live') set({ status: 'reconnecting' })
        return
      case 'rounds':
        void read()
        return
      case 'version':
        // Only ready versions can be signed.
        if (event.data.state === 'ready') void read()
        return
      case 'versionGone':
        void read()
        return
      case 'refused':
      case 'note':
      case 'noteGone':
    }
  }

  const call = async (path: `/${string}`, body?: object): Promise<Outcome> => {
    const answer = await callAsMember({
      method: 'POST',
      path,
      ...(body && { body }),
      schema: roundsSchema,
    })
    if (answer.isDone) {
      changes += 1
      set({ rounds: answer.value })
      return { isDone: true }
    }
    if (answer.code === 'conflict' || answer.code === 'notFound') void read()
    return { isDone: false, code: answer.code, fields: answer.fields }
  }

  return {
    subscribe: (listener) => {
      subscribers.add(listener)
      if (!stop) {
        stop = events.listen(hear)
        void read()
      }
      return () => {
        subscribers.delete(listener)
        if (subscribers.size > 0) return
        clearTimeout(timer)
        stop?.()
        stop = null
      }
    },
    getSnapshot: () => state,
    open: (versionId, dueOn) => call(`/review/versions/${versionId}/rounds`, { dueOn }),
    answer: (roundId, answer) => call(`/review/rounds/${roundId}/answer`, answer),
    close: (roundId) => call(`/review/rounds/${roundId}/closing`),
    sign: (roundId, signature) => call(`/review/rounds/${roundId}/sign-off`, signature),
  }
}

function ask(deliverableId: string) {
  return fetch(`/api/review/deliverables/${deliverableId}/rounds`)
    .then((response) => readAnswer(response, roundsSchema))
    .catch(() => NO_ANSWER)
}
