import type { Room } from '@studio/shared/review/projects'
import { useState, useSyncExternalStore } from 'react'
import { createRemoteRoom } from './remote-room'
import type { RoomEvents } from './room-events'

/**
 * The room with live updates; `reread` is for changes without an event.
 * @param address path of the room below `/api`
 */
export function useLiveRoom(first: Room, address: `/${string}`, line: RoomEvents) {
  const [{ subscribe, getSnapshot, getAccess, reread }] = useState(() =>
    createRemoteRoom(first, address, line),
  )
  const room = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  const access = useSyncExternalStore(subscribe, getAccess, getAccess)
  return { room, access, reread }
}
