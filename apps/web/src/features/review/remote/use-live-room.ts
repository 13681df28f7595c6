import type { Room } from '@studio/shared/review/projects'
import { useState, useSyncExternalStore } from 'react'
import { createRemoteRoom, type ReadRoom } from './remote-room'
import type { RoomEvents } from './room-events'

/**
 * Keeps the room with its versions up to date. `reread` fetches changes for which there is no
 * event.
 */
export function useLiveRoom(first: Room, read: ReadRoom, line: RoomEvents) {
  const [{ subscribe, getSnapshot, getAccess, reread }] = useState(() =>
    createRemoteRoom(first, read, line),
  )
  const room = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  const access = useSyncExternalStore(subscribe, getAccess, getAccess)
  return { room, access, reread }
}
