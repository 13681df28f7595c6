import { noteSchema } from '@studio/shared/review/notes'
import { versionSchema } from '@studio/shared/review/projects'
import { z } from 'zod'

const eventSchemas = {
  /** The line is there; whether it goes on where the one before broke off. */
  open: z.object({ goesOn: z.boolean() }),
  note: z.object({ versionId: z.string(), note: noteSchema }),
  noteGone: z.object({ versionId: z.string(), noteId: z.string() }),
  version: versionSchema,
  versionGone: z.object({ id: z.string() }),
  /** Rounds or signatures have changed, and are to be read anew. */
  rounds: z.object({}),
}

type EventSchemas = typeof eventSchemas

const EVENT_NAMES = ['open', 'note', 'noteGone', 'version', 'versionGone', 'rounds'] as const

export type RoomEvent =
  | {
      [Name in keyof EventSchemas]: { name: Name; data: z.output<EventSchemas[Name]> }
    }[keyof EventSchemas]
  /** The line is broken; it is tried again. */
  | { name: 'lost' }
  /** There was an answer, and it was none that one can listen to. */
  | { name: 'refused' }

type Listener = (event: RoomEvent) => void

/** Milliseconds until a line is tried again that the server has refused. */
const PAUSE = 5_000

/**
 * One line to the server for all versions of a deliverable, open as long as somebody listens. The
 * browser mends a broken line by itself, and says what it heard last; not one that was refused.
 */
export function roomEvents(url: string) {
  const listeners = new Set<Listener>()
  let line: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (event: RoomEvent) => listeners.forEach((listener) => listener(event))
  const open = () => {
    const source = new EventSource(url)
    line = source
    for (const name of EVENT_NAMES) {
      // A line that opens is also an event of the browser's own, which brings no data.
      source.addEventListener(name, (message: Event) => {
        if (message instanceof MessageEvent) tell(read(name, String(message.data)))
      })
    }
    source.addEventListener('error', () => {
      tell({ name: 'lost' })
      if (source.readyState !== EventSource.CLOSED) return
      tell({ name: 'refused' })
      timer = setTimeout(() => {
        if (line === source) open()
      }, PAUSE)
    })
  }
  const close = () => {
    clearTimeout(timer)
    line?.close()
    line = null
  }

  return {
    /** @returns ends it */
    listen: (listener: Listener) => {
      listeners.add(listener)
      if (!line) open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) close()
      }
    },
  }
}

export type RoomEvents = ReturnType<typeof roomEvents>

function read(name: keyof EventSchemas, text: string): RoomEvent {
  return { name, data: eventSchemas[name].parse(JSON.parse(text)) } as RoomEvent
}
