import type { Room } from '@studio/shared/review/projects'
import { useState, useSyncExternalStore } from 'react'
import { createRemoteRoom, type ReadRoom } from './remote-room'
import type { RoomEvents } from './room-events'

/**
 * The room with the versions as they are now; `reread` is for what no event tells.
 */
export function useLiveRoom(first: Room, read: ReadRoom, line: RoomEvents) {
  const [{ subscribe, getSnapshot, getAccess, reread }] = useState(() =>
    createRemoteRoom(first, read, line),
  )
  const room = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  const access = useSyncExternalStore(subscribe, getAccess, getAccess)
  return { room, access, reread }
}
