import type { RoomEvent, RoomEvents } from '../remote/room-events'

type Listener = (event: RoomEvent) => void

/** Creates an event stream whose events the test triggers. */
export function roomLine() {
  const listeners = new Set<Listener>()
  const events: RoomEvents = {
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tell = (event: RoomEvent) => listeners.forEach((listener) => listener(event))
  return { events, tell, listeners }
}
