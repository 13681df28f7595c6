import type { Room, Version } from '@studio/shared/review/projects'
import type { ApiAnswer } from '@/api/client/api-answer'
import { createStore } from '@/lib/store'
import type { RoomEvent, RoomEvents } from './room-events'

/**
 * The reader's access. `ended` means that the session is over, `gone` that the reader may no longer
 * see the room.
 */
export type Access = 'open' | 'ended' | 'gone'

interface RoomState {
  room: Room
  access: Access
}

export type ReadRoom = () => Promise<ApiAnswer<Room>>

/** Milliseconds until a room that could not be read is requested again. */
const RETRY_MS = 3_000

/**
 * Holds the server's state of the room for `useSyncExternalStore`, and keeps it up to date while
 * somebody subscribes.
 */
export function createRemoteRoom(first: Room, read: ReadRoom, events: RoomEvents) {
  let isLive = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const { subscribe, getSnapshot, ...store } = createStore<RoomState>(
    { room: first, access: 'open' },
    () => {
      isLive = true
      const stop = events.listen(hear)
      return () => {
        isLive = false
        clearTimeout(timer)
        stop()
      }
    },
  )
  const set = (changes: Partial<RoomState>) => store.set({ ...getSnapshot(), ...changes })

  /** Events that arrived during a read. They may be newer than its result. */
  let meanwhile: RoomEvent[] = []
  let isReading = false
  /** Counts the requested reads, because a read that began earlier may miss the latest change. */
  let wishes = 0
  const reread = async (): Promise<void> => {
    clearTimeout(timer)
    wishes += 1
    if (isReading) return
    isReading = true
    let answer: Awaited<ReturnType<ReadRoom>>
    let known: number
    do {
      known = wishes
      meanwhile = []
      answer = await read()
    } while (known !== wishes)
    isReading = false
    if (answer.isDone) set({ room: meanwhile.reduce(withEvent, answer.value) })
    else if (answer.status === 401 || answer.status === 404) {
      set({ access: answer.status === 404 ? 'gone' : 'ended' })
    } else if (isLive) {
      timer = setTimeout(() => void reread(), RETRY_MS)
    }
  }

  const hear = (event: RoomEvent) => {
    if (isReading) meanwhile.push(event)
    if (event.name === 'open' && !event.data.goesOn) void reread()
    // A refused event stream may mean lost access, so the room is read again.
    if (event.name === 'refused') void reread()
    // The payment or the signature has also changed the deliverable and the project.
    const { room } = getSnapshot()
    if (event.name === 'version' && isLockChanged(room, event.data)) void reread()
    const next = withEvent(room, event)
    if (next !== room) set({ room: next })
  }

  return {
    subscribe,
    getSnapshot: () => getSnapshot().room,
    getAccess: () => getSnapshot().access,
    /** Fetches changes for which there is no event. */
    reread,
  }
}

function isLockChanged({ deliverable }: Room, { id, isLocked }: Version): boolean {
  return deliverable.versions.some((one) => one.id === id && one.isLocked !== isLocked)
}

/** @returns the same object if the event changes nothing */
function withEvent(room: Room, event: RoomEvent): Room {
  const { versions } = room.deliverable
  if (event.name === 'version') return withVersions(room, putVersion(versions, event.data))
  if (event.name !== 'versionGone') return room
  return withVersions(
    room,
    versions.filter(({ id }) => id !== event.data.id),
  )
}

function withVersions(room: Room, versions: Version[]): Room {
  return { ...room, deliverable: { ...room.deliverable, versions } }
}

function putVersion(versions: readonly Version[], version: Version): Version[] {
  const others = versions.filter(({ id }) => id !== version.id)
  return [...others, version].sort((a, b) => a.number - b.number)
}
