import { noteSchema } from '@studio/shared/review/notes'
import { versionSchema } from '@studio/shared/review/projects'
import { z } from 'zod'

const eventSchemas = {
  /** The stream is connected. `goesOn` says whether it resumes without a gap. */
  open: z.object({ goesOn: z.boolean() }),
  note: z.object({ versionId: z.string(), note: noteSchema }),
  noteGone: z.object({ versionId: z.string(), noteId: z.string() }),
  version: versionSchema,
  versionGone: z.object({ id: z.string() }),
  /** Rounds or signatures have changed and need to be read again. */
  rounds: z.object({}),
}

type EventSchemas = typeof eventSchemas

const EVENT_NAMES = ['open', 'note', 'noteGone', 'version', 'versionGone', 'rounds'] as const

export type RoomEvent =
  | {
      [Name in keyof EventSchemas]: { name: Name; data: z.output<EventSchemas[Name]> }
    }[keyof EventSchemas]
  /** The connection is lost, and the browser reconnects. */
  | { name: 'lost' }
  /** The server has refused the stream. */
  | { name: 'refused' }

type Listener = (event: RoomEvent) => void

/** Milliseconds before a refused stream is retried. */
const RETRY_MS = 5_000

/**
 * Opens one event stream for all versions of a deliverable, as long as somebody listens. The
 * browser reconnects a lost stream by itself and names the last event that it received. A stream
 * that the server refused has to be opened again.
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
      // EventSource also fires its own `open` event, which has no data.
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
      }, RETRY_MS)
    })
  }
  const close = () => {
    clearTimeout(timer)
    line?.close()
    line = null
  }

  return {
    /** @returns a function that stops listening */
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
