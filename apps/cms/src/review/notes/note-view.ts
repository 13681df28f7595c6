import {
  anchorSchema,
  MAX_NOTES,
  MAX_REPLIES,
  NOTES_PAGE,
  type noteSchema,
} from '@studio/shared/review/notes'
import { drawingSchema } from '@studio/shared/review/drawing'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { DeliverableVersion, ReviewNote, ReviewReply, User } from '../../payload-types'
import { accountsOf, personOf } from '../people'
import { idOf } from '../project-access'
import { isGuest, type Reader } from '../reader'
import { filesOfNotes } from './files/note-file-views'

type NoteView = z.input<typeof noteSchema>
type Author = Pick<ReviewNote, 'author' | 'authorName' | 'authorSide' | 'authorVisit'>

const mentionsSchema = z.array(z.string()).catch([])

/** The notes on a version as one reader sees them, in the order of writing. */
export async function notesOf(
  req: PayloadRequest,
  versionId: number,
  reader: Reader,
): Promise<NoteView[]> {
  return viewsOf(req, { version: { equals: versionId } }, reader)
}

/**
 * Returns a page of up to a hundred notes, and the note after which the next page begins. `after`
 * is 0 for the first page.
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

/** Null where it is gone. */
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
  const notes = await find(req, 'review-notes', where, most)
  if (notes.length === 0) return []
  const ids = notes.map(({ id }) => id)
  const replies = await find(req, 'review-replies', { note: { in: ids } }, most * MAX_REPLIES)
  const repliesTo = new Map<number, ReviewReply[]>(ids.map((id) => [id, []]))
  for (const reply of replies) repliesTo.get(idOf(reply.note))?.push(reply)
  const files = await filesOfNotes(req, notes, reader)
  const origins = await originsOf(req, notes)
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
    anchor: anchorSchema.parse(note.anchor),
    text: note.text ?? '',
    // One that cannot be shown must not hide all others.
    drawing: drawingSchema
      .nullable()
      .catch(null)
      .parse(note.drawing ?? null),
    files: files.ofNote(note),
    author: authorView(note),
    mentions: mentionsSchema.parse(note.mentions),
    writtenAt: note.createdAt,
    editedAt: note.editedAt ?? null,
    replies: (repliesTo.get(note.id) ?? []).map((reply) => ({
      id: String(reply.id),
      author: authorView(reply),
      text: reply.text,
      files: files.ofReply(reply.id),
      writtenAt: reply.createdAt,
    })),
    resolved: resolutionOf(note, people, reader),
    origin: originOf(note, origins),
  }))
}

function resolutionOf(note: ReviewNote, people: Map<number, User>, reader: Reader) {
  const { resolvedAt, resolvedBy } = note
  if (!resolvedAt) return null
  const account = resolvedBy ? people.get(idOf(resolvedBy)) : undefined
  const nobody = { id: null, name: '', side: 'studio' as const, isYou: false }
  return { at: resolvedAt, by: account ? personOf(account, reader) : nobody }
}

interface Origins {
  notes: Map<number, ReviewNote>
  versions: Map<number, DeliverableVersion>
}

async function originsOf(req: PayloadRequest, notes: readonly ReviewNote[]): Promise<Origins> {
  const ids = notes.flatMap(({ origin }) => (origin ? [idOf(origin)] : []))
  if (ids.length === 0) return { notes: new Map(), versions: new Map() }
  const origins = await find(req, 'review-notes', { id: { in: ids } }, ids.length)
  const { docs } = await req.payload.find({
    collection: 'deliverable-versions',
    where: { id: { in: origins.map(({ version }) => idOf(version)) } },
    depth: 0,
    pagination: false,
    req,
  })
  return {
    notes: new Map(origins.map((note) => [note.id, note])),
    versions: new Map(docs.map((version) => [version.id, version])),
  }
}

function originOf({ origin, carriedState }: ReviewNote, { notes, versions }: Origins) {
  const from = origin ? notes.get(idOf(origin)) : undefined
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
  most: number,
): Promise<Documents[Slug][]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: 'id',
    depth: 0,
    limit: most,
    pagination: false,
    req,
  })
  return docs
}
