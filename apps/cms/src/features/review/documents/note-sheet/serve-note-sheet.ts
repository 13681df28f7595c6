import { TIME_ZONE_HEADER } from '@studio/shared/api/streams'
import { isLocale } from '@studio/shared/locales'
import { videoFactsSchema } from '@studio/shared/review/media'
import type { Note, Anchor } from '@studio/shared/review/notes'
import { countNotes } from '@studio/shared/review/open-notes'
import type { PayloadRequest } from 'payload'
import { studioName } from '../../../accounts/second-factor/studio-settings'
import { errorResponse } from '../../../../platform/lib/respond'
import type { User } from '../../../../payload-types'
import { limit, tooMany } from '../../../../platform/rate-limits/limit'
import { sharedNotesOf } from '../../notes/note-view'
import { findVersion, type VersionFound } from '../../project-access'
import { documentResponse } from '../document-response'
import { takeTurns } from '../in-turn'
import { makeDocument } from '../make-document'
import { readTimeZone } from '../moments'
import type { SheetFacts } from './sheet-facts'
import { withPictures } from './with-pictures'

interface Given {
  req: PayloadRequest
  account: User
  parameters: Record<string, string>
}

const MAX_NOTES = 300
/**
 * The maximum number of characters in all notes and replies. Breaking 3,000 characters into lines
 * takes about a second.
 */
const MAX_TEXT = 60_000

/** The Retry-After time in seconds while another document of the account is being created. */
const RETRY_AFTER_SECONDS = 10

/** Each account may have one sheet waiting, and each project one sheet being created. */
const inTurn = takeTurns({ lanes: 2, maxWaiting: 6 })

export async function serveNoteSheet({ req, account, parameters }: Given): Promise<Response> {
  const { version: id = '', locale } = parameters
  if (!isLocale(locale)) return errorResponse('notFound')
  const found = await findVersion(req, account, id)
  if (!found) return errorResponse('notFound')
  const refusal = await limit(req, 'noteSheet', [`account ${account.id}`])
  if (refusal) return refusal
  const stop = req.signal ?? new AbortController().signal
  const turn = { key: `account ${account.id}`, queue: `project ${found.project.id}` }
  const bytes = await inTurn(turn, async () => {
    const facts = await factsOf(req, found, account, stop)
    return makeDocument({ kind: 'noteSheet', locale, facts }, stop)
  })
  const { deliverable, version } = found
  return bytes
    ? documentResponse(bytes, `${deliverable.title} v${version.number} notes.pdf`)
    : tooMany(RETRY_AFTER_SECONDS)
}

async function factsOf(
  req: PayloadRequest,
  { project, deliverable, version }: VersionFound,
  account: User,
  stop: AbortSignal,
): Promise<SheetFacts> {
  stop.throwIfAborted()
  const notes = await sharedNotesOf(req, version.id, account)
  return {
    studio: await studioName(req),
    project: project.title,
    deliverable: deliverable.title,
    versionNumber: version.number,
    fileName: version.fileName,
    video:
      version.kind === 'video' ? (videoFactsSchema.safeParse(version.facts).data ?? null) : null,
    notes: await withPictures(version, shortened(orderNotes(notes)), stop),
    counts: countNotes(notes),
    noteCount: notes.length,
    madeAt: new Date(),
    timeZone: readTimeZone(req.headers.get(TIME_ZONE_HEADER)),
  }
}

/**
 * Leaves out the notes that exceed the limits of a sheet. The end of the sheet says how many are
 * missing.
 */
export function shortened<Shown extends Pick<Note, 'text' | 'replies'>>(notes: Shown[]): Shown[] {
  let left = MAX_TEXT
  return notes.slice(0, MAX_NOTES).filter(({ text, replies }) => {
    const length = text.length + replies.reduce((sum, reply) => sum + reply.text.length, 0)
    if (length > left) return false
    left -= length
    return true
  })
}

/**
 * Sorts notes by their position in the film, pages or sound. Notes about the whole version come
 * first.
 */
function orderNotes(notes: readonly Note[]): Note[] {
  return [...notes].sort(
    (one, other) => placeOf(one.anchor) - placeOf(other.anchor) || one.number - other.number,
  )
}

function placeOf(anchor: Anchor): number {
  switch (anchor.kind) {
    case 'frames':
      return anchor.first
    case 'place':
      return anchor.page + (anchor.at?.[1] ?? 0) / 2
    case 'time':
      return anchor.milliseconds
    case 'whole':
      return -1
  }
}
