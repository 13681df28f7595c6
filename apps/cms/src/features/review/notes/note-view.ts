import {
  anchorSchema,
  MAX_NOTES,
  MAX_REPLIES,
  NOTES_PAGE,
  type noteSchema,
} from '@studio/shared/review/notes'
import { drawingSchema } from '@studio/shared/review/drawing'
import { withoutStudioNotes } from '@studio/shared/review/studio-notes'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { DeliverableVersion, ReviewNote, ReviewReply, User } from '../../../payload-types'
import { accountsOf, personOf } from '../people'
import { idOf, isInHistory } from '../project-access'
import { isGuest, isOfStudio, seesOneVersion, type Reader } from '../reader'
import { filesOfNotes } from './files/note-file-views'

type NoteView = z.input<typeof noteSchema>
type Author = Pick<ReviewNote, 'author' | 'authorName' | 'authorSide' | 'authorVisit'>

const mentionsSchema = z.array(z.string()).catch([])

/** A version's notes in the form in which one reader sees them, oldest first. */
export async function notesOf(
  req: PayloadRequest,
  versionId: number,
  reader: Reader,
): Promise<NoteView[]> {
  return viewsOf(req, { version: { equals: versionId } }, reader)
}

/**
 * A version's notes without those for the studio alone. They are left out even for staff, because
 * the result is for documents that are shared.
 */
export async function sharedNotesOf(
  req: PayloadRequest,
  versionId: number,
  reader: Reader,
): Promise<NoteView[]> {
  return withoutStudioNotes(await notesOf(req, versionId, reader))
}

/**
 * Returns a page of up to a hundred notes, and the note after which the next page begins. For the
 * first page, `after` is 0.
 */
export async function notePage(
  req: PayloadRequest,
  reader: Reader,
  { versionId, after }: { versionId: number; after: number },
): Promise<{ notes: NoteView[]; next: string | null }> {
  const where = { version: { equals: versionId }, id: { greater_than: after } }
  const found = await viewsOf(req, where, reader, NOTES_PAGE + 1)
  const notes = found.slice(0, NOTES_PAGE)
  return { notes, next: found.length > NOTES_PAGE ? (notes.at(-1)?.id ?? null) : null }
}

/** @returns null if the note was deleted */
export async function noteOf(
  req: PayloadRequest,
  noteId: number,
  reader: Reader,
): Promise<NoteView | null> {
  const [view] = await viewsOf(req, { id: { equals: noteId } }, reader)
  return view ?? null
}

async function viewsOf(
  req: PayloadRequest,
  where: Where,
  reader: Reader,
  most = MAX_NOTES,
): Promise<NoteView[]> {
  const visible: Where = isOfStudio(reader) ? {} : { isStudioOnly: { equals: false } }
  const notes = await find(req, 'review-notes', { and: [where, visible] }, most)
  if (notes.length === 0) return []
  const copies = await copiesOf(req, notes)
  const known = [...notes, ...[...copies.byOrigin.values()].flat()]
  const ids = [...new Set(known.map(({ id }) => id))]
  const replies = await find(
    req,
    'review-replies',
    { and: [{ note: { in: ids } }, visible] },
    most * MAX_REPLIES,
  )
  const repliesTo = new Map<number, ReviewReply[]>(ids.map((id) => [id, []]))
  for (const reply of replies) repliesTo.get(idOf(reply.note))?.push(reply)
  const files = await filesOfNotes(req, known, reader)
  const people = await accountsOf(req, [
    ...[...notes, ...replies].map(({ author }) => author && idOf(author)),
    ...notes.map(({ resolvedBy }) => resolvedBy && idOf(resolvedBy)),
  ])
  const authorView = ({ author, authorName, authorSide, authorVisit }: Author) => {
    const account = author ? people.get(idOf(author)) : undefined
    if (account) return personOf(account, reader)
    const isYou = isGuest(reader) && Boolean(authorVisit) && authorVisit === reader.visitId
    return { id: null, name: authorName, side: authorSide, isYou }
  }
  const keyFor = (note: ReviewNote) =>
    authorView(note).isYou ? (note.key ?? undefined) : undefined
  return notes.map((note) => ({
    id: String(note.id),
    key: keyFor(note),
    number: note.number,
    isStudioOnly: note.isStudioOnly,
    anchor: anchorSchema.parse(note.anchor),
    text: note.text ?? '',
    // An invalid drawing is ignored, so that it does not hide the other notes.
    drawing: drawingSchema
      .nullable()
      .catch(null)
      .parse(note.drawing ?? null),
    files: files.ofNote(note),
    author: authorView(note),
    mentions: mentionsSchema.parse(note.mentions),
    writtenAt: note.createdAt,
    editedAt: note.editedAt ?? null,
    replies: stagesOf(note, copies, reader).flatMap(({ id, fromVersion }) =>
      (repliesTo.get(id) ?? []).filter(shownWith(note, reader)).map((reply) => ({
        id: String(reply.id),
        isStudioOnly: reply.isStudioOnly,
        fromVersion,
        author: authorView(reply),
        text: reply.text,
        files: files.ofReply(reply.id),
        writtenAt: reply.createdAt,
      })),
    ),
    resolved: resolutionOf(note, people, reader),
    origin: originOf(note, copies, reader),
  }))
}

/** Decides which replies to a note and its earlier copies a reader sees with the note. */
function shownWith(note: ReviewNote, reader: Reader): (reply: ReviewReply) => boolean {
  return (reply) => !seesOneVersion(reader) || isInHistory(reply, note)
}

function resolutionOf(note: ReviewNote, people: Map<number, User>, reader: Reader) {
  const { resolvedAt, resolvedBy } = note
  if (!resolvedAt) return null
  const account = resolvedBy ? people.get(idOf(resolvedBy)) : undefined
  const nobody = { id: null, name: '', side: 'studio' as const, isYou: false }
  return { at: resolvedAt, by: account ? personOf(account, reader) : nobody }
}

/** The copies of carried notes on all versions, by the id of the original note. */
interface Copies {
  byOrigin: Map<number, ReviewNote[]>
  versions: Map<number, DeliverableVersion>
}

async function copiesOf(req: PayloadRequest, notes: readonly ReviewNote[]): Promise<Copies> {
  const ids = notes.flatMap(({ origin }) => (origin ? [idOf(origin)] : []))
  if (ids.length === 0) return { byOrigin: new Map(), versions: new Map() }
  const where: Where = { or: [{ id: { in: ids } }, { origin: { in: ids } }] }
  const copies = await find(req, 'review-notes', where)
  const byOrigin = new Map<number, ReviewNote[]>(ids.map((id) => [id, []]))
  for (const copy of copies) byOrigin.get(copy.origin ? idOf(copy.origin) : copy.id)?.push(copy)
  const { docs } = await req.payload.find({
    collection: 'deliverable-versions',
    where: { id: { in: [...new Set(copies.map(({ version }) => idOf(version)))] } },
    // The origin of a note is shown even if that version was deleted.
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  return { byOrigin, versions: new Map(docs.map((version) => [version.id, version])) }
}

/** The copies of the note on its own version and on earlier ones, by version number. */
function stagesOf(note: ReviewNote, { byOrigin, versions }: Copies, reader: Reader) {
  const numberOf = ({ version }: ReviewNote) => versions.get(idOf(version))?.number ?? 0
  const copies = note.origin ? (byOrigin.get(idOf(note.origin)) ?? []) : []
  const earlier = copies
    .filter((copy) => numberOf(copy) < numberOf(note))
    .sort((a, b) => numberOf(a) - numberOf(b))
  const fromVersion = (copy: ReviewNote) => (seesOneVersion(reader) ? null : numberOf(copy))
  return [
    ...earlier.map((copy) => ({ id: copy.id, fromVersion: fromVersion(copy) })),
    { id: note.id, fromVersion: null },
  ]
}

function originOf(
  { origin, carriedState }: ReviewNote,
  { byOrigin, versions }: Copies,
  reader: Reader,
) {
  if (seesOneVersion(reader)) return null
  const id = origin ? idOf(origin) : null
  const from = id === null ? undefined : byOrigin.get(id)?.find((note) => note.id === id)
  const version = from && versions.get(idOf(from.version))
  if (!version) return null
  return {
    noteId: String(from.id),
    versionId: String(version.id),
    versionNumber: version.number,
    number: from.number,
    state: carriedState ?? 'unchecked',
  }
}

interface Documents {
  'review-notes': ReviewNote
  'review-replies': ReviewReply
}

async function find<Slug extends keyof Documents>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
  most?: number,
): Promise<Documents[Slug][]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: 'id',
    depth: 0,
    ...(most !== undefined && { limit: most }),
    pagination: false,
    req,
  })
  return docs
}
