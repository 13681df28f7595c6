import * as calls from '@studio/shared/api/review-calls'
import type { Rounds } from '@studio/shared/review/rounds'
import { callAsMember } from '@/features/account/call-as-member'
import type { ApiAnswer } from '@/api/client/api-answer'
import { readInBackground } from '@/api/client/call-api'
import { createStore } from '@/lib/store'
import type { Outcome } from '../notes/notes-source'
import type { RoundsSource, RoundsState } from '../rounds/rounds-source'
import type { RoomEvent, RoomEvents } from './room-events'

/** Milliseconds before a failed read is retried. */
const RETRY_MS = 3_000

/**
 * Reads the rounds of a deliverable from the server, and keeps them up to date while somebody
 * subscribes.
 */
export function createRemoteRounds(deliverableId: string, events: RoomEvents): RoundsSource {
  let isLive = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const { subscribe, getSnapshot, ...store } = createStore<RoundsState>(
    { rounds: null, status: 'reconnecting' },
    () => {
      isLive = true
      const stop = events.listen(hear)
      void read()
      return () => {
        isLive = false
        clearTimeout(timer)
        stop()
      }
    },
  )
  const set = (part: Partial<RoundsState>) => store.set({ ...getSnapshot(), ...part })

  let reading: Promise<void> | null = null
  /** Counts the changes, because a read that began earlier may be older than the state. */
  let changes = 0
  /** @returns a promise that resolves after the newest state was read */
  const read = (): Promise<void> => {
    clearTimeout(timer)
    changes += 1
    reading ??= readNewest()
    return reading
  }
  const readNewest = async () => {
    let answer: Awaited<ReturnType<typeof ask>>
    let known: number
    do {
      known = changes
      answer = await ask(deliverableId)
    } while (known !== changes)
    reading = null
    if (answer.isDone) set({ rounds: answer.value, status: 'live' })
    else if (answer.status === 401 || answer.status === 404) set({ status: 'ended' })
    else if (isLive) timer = setTimeout(() => void read(), RETRY_MS)
  }

  const hear = (event: RoomEvent) => {
    switch (event.name) {
      case 'open':
        if (!event.data.goesOn || !getSnapshot().rounds) void read()
        else if (getSnapshot().status !== 'ended') set({ status: 'live' })
        return
      case 'lost':
        if (getSnapshot().status === 'live') set({ status: 'reconnecting' })
        return
      case 'rounds':
        void read()
        return
      case 'version':
        // Only a ready version can be signed, so the rounds are read again.
        if (event.data.state === 'ready') void read()
        return
      case 'versionGone':
        void read()
        return
      case 'note':
      case 'noteGone':
        // A signer sees the number of open notes. Other readers do not need it.
        if (getSnapshot().rounds?.rounds.some(({ openNotes }) => openNotes)) void read()
        return
      case 'refused':
    }
  }

  const changed = async (answered: Promise<ApiAnswer<Rounds>>): Promise<Outcome> => {
    const answer = await answered
    if (answer.isDone) {
      changes += 1
      set({ rounds: answer.value })
      return { isDone: true }
    }
    if (answer.code === 'conflict' || answer.code === 'notFound') void read()
    // The form then tells the new number.
    if (answer.code === 'notesChanged') await read()
    return { isDone: false, code: answer.code, fields: answer.fields }
  }

  return {
    subscribe,
    getSnapshot,
    open: (version, dueOn) =>
      changed(callAsMember(calls.openRound, { parameters: { version }, body: { dueOn } })),
    answer: (round, body) =>
      changed(callAsMember(calls.answerRound, { parameters: { round }, body })),
    close: (round) => changed(callAsMember(calls.closeRound, { parameters: { round } })),
    sign: (round, body) => changed(callAsMember(calls.signOff, { parameters: { round }, body })),
  }
}

function ask(deliverableId: string) {
  return readInBackground(calls.readRounds, { parameters: { deliverable: deliverableId } })
}
