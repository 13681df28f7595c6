import * as calls from '@studio/shared/api/calls'
import * as streams from '@studio/shared/api/streams'
import type { Endpoint } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { openStreamEndpoints } from '../../../platform/api/stream-endpoint'
import { limit } from '../../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { streamEvents } from '../events/stream-events'
import { deleteNote, editNote, readNotes, replyToNote, writeNote } from '../notes/answer-note-calls'
import { serveNoteFile } from '../notes/files/serve-note-file'
import { readerKey } from '../reader'
import { serveVersionFile } from '../versions/serve-file'
import { findGuest, findGuestLink } from './guest'
import { guestEndpoint, refuseGuest } from './guest-endpoint'
import { guestRoom } from './guest-room'
import { guestLinkCalls } from './link-calls'
import { addVisit } from './store-guest-links'

const enterCall = calls.enterAsGuest
const roomCall = calls.readGuestRoom

/** Limits wrong passphrases per IP address and per link. */
const enter = endpoint(enterCall, async ({ req, parameters, body, address }) => {
  const linkId = await findGuestLink(req, parameters.link)
  if (linkId === null) return errorResponse('notFound')
  const refusal =
    (await limit(req, 'guestEntry', [address])) ??
    (await limit(req, 'guestLinkEntries', [`guest link ${linkId}`]))
  if (refusal) return refusal
  const visit = await addVisit(req, linkId, body)
  const kind = visit ? 'guest-entered' : 'guest-refused'
  await recordSecurityEvent(req, { kind, account: null, details: `link ${linkId}` })
  return visit
    ? answer(enterCall, visit)
    : errorResponse('invalidFields', { passphrase: 'wrongPassphrase' })
})

const room = guestEndpoint(roomCall, async ({ req, guest }) => {
  const view = await guestRoom(req, guest)
  return view ? answer(roomCall, view) : errorResponse('notFound')
})

const noteCalls = [
  guestEndpoint(calls.readNotesAsGuest, ({ req, guest, parameters, query }) =>
    readNotes(req, guest, { versionId: parameters.version, ...query }),
  ),
  guestEndpoint(calls.writeNoteAsGuest, ({ req, guest, parameters, body }) =>
    writeNote(req, guest, { versionId: parameters.version, note: body }),
  ),
  guestEndpoint(calls.editNoteAsGuest, ({ req, guest, parameters, body }) =>
    editNote(req, guest, { noteId: parameters.note, edit: body }),
  ),
  guestEndpoint(calls.deleteNoteAsGuest, ({ req, guest, parameters }) =>
    deleteNote(req, guest, parameters.note),
  ),
  guestEndpoint(calls.replyToNoteAsGuest, ({ req, guest, parameters, body }) =>
    replyToNote(req, guest, { noteId: parameters.note, reply: body }),
  ),
]

const events = openStreamEndpoints(streams.watchAsGuest, async ({ req, parameters }) => {
  const { link = '' } = parameters
  const guest = await findGuest(req, link)
  if (!guest) return refuseGuest(req, link)
  const refusal = await limit(req, 'reviewStream', [readerKey(guest)])
  if (refusal) return refusal
  return streamEvents(req, {
    reader: guest,
    deliverableId: guest.deliverableId,
    readerNow: () => findGuest(req, link),
  })
})

const files = openStreamEndpoints(streams.readGuestFile, async ({ req, parameters }) => {
  const { link = '' } = parameters
  const guest = await findGuest(req, link)
  return guest ? serveVersionFile(req, guest, parameters) : refuseGuest(req, link)
})

const noteFiles = openStreamEndpoints(streams.readNoteFileAsGuest, async ({ req, parameters }) => {
  const { link = '' } = parameters
  const guest = await findGuest(req, link)
  return guest ? serveNoteFile(req, guest, parameters) : refuseGuest(req, link)
})

export const guestEndpoints: Endpoint[] = [
  ...guestLinkCalls,
  enter,
  room,
  ...noteCalls,
  ...events,
  ...files,
  ...noteFiles,
]
