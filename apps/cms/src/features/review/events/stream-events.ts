import type { PayloadRequest } from 'payload'
import { noteOf } from '../notes/note-view'
import { versionViewOf } from '../projects/project-view'
import { tooMany } from '../../../platform/rate-limits/limit'
import type { Reader } from '../reader'
import { listen } from './listener'
import { acquireStream } from './acquire-stream'
import { eventsAfter, findKnown, lastEventOf, type ReviewEvent, ROUNDS } from './review-events'

/**
 * The number of milliseconds between heartbeats. Each heartbeat checks access, so that a stream
 * without events is closed as well.
 */
const HEARTBEAT_MS = 20_000
/**
 * The maximum age of a stream in milliseconds. The browser then reconnects, and its session is
 * checked.
 */
const MAX_AGE_MS = 10 * 60_000
/**
 * The maximum number of unread messages. Beyond it, the stream ends and the browser has to
 * reconnect.
 */
const MAX_UNREAD = 500

interface Watched {
  reader: Reader
  deliverableId: number
  /**
   * Returns the reader with their current rights. It is called before each event is sent.
   *
   * @returns null if access was lost by logout, removal from the project or revocation of the link
   */
  readerNow: () => Promise<Reader | null>
}

/**
 * Streams a deliverable's events: `note` with the note as the reader sees it, `noteGone`,
 * `version`, `versionGone`, and `rounds`, after which the browser loads the rounds again. Each
 * event has an id, from which the browser resumes after a disconnect. The first event, `open`, says
 * whether the stream resumes; if not, everything has to be reloaded.
 */
export async function streamEvents(
  req: PayloadRequest,
  { reader, deliverableId, readerNow }: Watched,
): Promise<Response> {
  const leave = acquireStream(reader)
  if (!leave) return tooMany(60)
  // The id of the last event that the browser has received.
  const known = await findKnown(req, deliverableId, req.headers.get('last-event-id'))
  let position = known ?? (await lastEventOf(req, deliverableId, reader))
  let end: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      let isOver = false
      // Asynchronous reads may finish after the stream has ended.
      const write = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text))
      }
      let isBusy = false
      let isWoken = false

      const send = async () => {
        isWoken = true
        if (isBusy) return
        isBusy = true
        try {
          while (isWoken && !isOver) {
            isWoken = false
            const listener = await readerNow()
            if (!listener) {
              end()
              return
            }
            for (const event of await eventsAfter(req, deliverableId, position, listener)) {
              const message = await messageOf(req, listener, event)
              // Limits the buffer if a client does not read.
              if ((controller.desiredSize ?? 0) < -MAX_UNREAD) {
                end()
                return
              }
              write(message)
              position = event.id
              isWoken = true
            }
          }
        } catch (error) {
          req.payload.logger.error({ err: error, msg: 'A stream of review events failed.' })
          end()
        } finally {
          isBusy = false
        }
      }
      const beat = async () => {
        const listener = await readerNow().catch(() => null)
        if (!listener) {
          end()
          return
        }
        write(': \n\n')
        // Sends events whose notifications were missed because the database connection broke
        // without an error.
        void send()
      }
      const stop = listen(deliverableId, () => void send())
      const heart = setInterval(() => void beat(), HEARTBEAT_MS)
      const limit = setTimeout(() => end(), MAX_AGE_MS)
      end = () => {
        if (isOver) return
        isOver = true
        stop()
        leave()
        clearInterval(heart)
        clearTimeout(limit)
        try {
          controller.close()
        } catch {
          // The client has already disconnected.
        }
      }
      req.signal?.addEventListener('abort', end)
      write(
        `retry: 1000\nid: ${position}\nevent: open\ndata: ${JSON.stringify({ goesOn: known !== null })}\n\n`,
      )
      void send()
    },
    cancel: () => end(),
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

async function messageOf(
  req: PayloadRequest,
  reader: Reader,
  { id, versionId, noteId }: ReviewEvent,
): Promise<string> {
  const version = String(versionId)
  if (noteId === null) {
    const view = await versionViewOf(req, versionId, reader)
    return line(id, view ? 'version' : 'versionGone', view ?? { id: version })
  }
  if (noteId === ROUNDS) return line(id, 'rounds', {})
  const note = await noteOf(req, noteId, reader)
  return note
    ? line(id, 'note', { versionId: version, note })
    : line(id, 'noteGone', { versionId: version, noteId: String(noteId) })
}

function line(id: string, event: string, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
