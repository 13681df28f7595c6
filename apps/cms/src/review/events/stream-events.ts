import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types'
import { noteOf } from '../notes/note-view'
import { findDeliverable } from '../project-access'
import { versionViewOf } from '../projects/project-view'
import { listen } from './listener'
import { eventsAfter, findKnown, lastEventOf, type ReviewEvent, ROUNDS } from './review-events'

/** Milliseconds between signs of life, at which it is also looked whether one may still listen. */
const HEARTBEAT = 20_000
/** Milliseconds after which the browser has to come again, with a session that is looked at. */
const LONGEST = 10 * 60_000

interface Watched {
  account: User
  deliverableId: number
  /** What the browser says that it knows: the number of an event. */
  lastEventId: string | null
}

/**
 * Server-sent events of a deliverable: `note` with the note as the listener sees it, `noteGone`,
 * `version`, `versionGone` and `rounds`, which says to read them anew. Each carries its number, by which the browser goes on after a broken
 * line. The first, `open`, says whether it does: if not, notes have to be read anew.
 */
export async function streamEvents(
  req: PayloadRequest,
  { account, deliverableId, lastEventId }: Watched,
): Promise<Response> {
  const known = await findKnown(req, deliverableId, lastEventId)
  let position = known ?? (await lastEventOf(req, deliverableId))
  let end: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      let isBusy = false
      let isWoken = false

      const send = async () => {
        isWoken = true
        if (isBusy) return
        isBusy = true
        try {
          while (isWoken) {
            isWoken = false
            for (const event of await eventsAfter(req, deliverableId, position)) {
              write(await messageOf(req, account, event))
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
        if (await mayStillListen(req, deliverableId)) write(': \n\n')
        else end()
      }
      const stop = listen(deliverableId, () => void send())
      const heart = setInterval(() => void beat(), HEARTBEAT)
      const limit = setTimeout(() => end(), LONGEST)
      let isOver = false
      end = () => {
        if (isOver) return
        isOver = true
        stop()
        clearInterval(heart)
        clearTimeout(limit)
        try {
          controller.close()
        } catch {
          // The reader has gone away first.
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

/** Whether the session has not ended, and the project is still one of its account's. */
async function mayStillListen(req: PayloadRequest, deliverableId: number): Promise<boolean> {
  try {
    const { user } = await req.payload.auth({ headers: req.headers, req })
    return user !== null && (await findDeliverable(req, user, deliverableId)) !== null
  } catch {
    return false
  }
}

async function messageOf(
  req: PayloadRequest,
  account: User,
  { id, versionId, noteId }: ReviewEvent,
): Promise<string> {
  const version = String(versionId)
  if (noteId === null) {
    const view = await versionViewOf(req, versionId, account)
    return line(id, view ? 'version' : 'versionGone', view ?? { id: version })
  }
  if (noteId === ROUNDS) return line(id, 'rounds', {})
  const note = await noteOf(req, noteId, account)
  return note
    ? line(id, 'note', { versionId: version, note })
    : line(id, 'noteGone', { versionId: version, noteId: String(noteId) })
}

function line(id: string, event: string, data: unknown): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
