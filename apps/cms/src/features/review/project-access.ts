import { idField, type RoomRole } from '@studio/shared/review/projects'
import type { PayloadRequest, Where } from 'payload'
import type {
  Deliverable,
  DeliverableVersion,
  NoteFile,
  Project,
  ReviewNote,
  ReviewReply,
  User,
} from '../../payload-types'
import type { Guest } from './guests/guest'
import { isGuest, isOfStudio, seesOneVersion, type Reader } from './reader'

/**
 * The role of an account in a project. Staff have a role in every project. Clients need a
 * membership and a verified email address.
 *
 * @returns null for everybody else; they get the same response as for an unknown project
 */
export function roleIn({ members }: Project, account: User): RoomRole | null {
  if (isOfStudio(account)) return 'studio'
  if (!account.verifiedAt) return null
  return members?.find(({ user }) => idOf(user) === account.id)?.role ?? null
}

/** The role of a reader at a deliverable. A guest has a role in only one deliverable. */
function roleAt(project: Project, deliverable: Deliverable, reader: Reader): RoomRole | null {
  if (!isGuest(reader)) return roleIn(project, reader)
  if (deliverable.id !== reader.deliverableId) return null
  return reader.mayComment ? 'guestReviewer' : 'guestViewer'
}

/** The query for the projects that an account may see. */
export function projectsFor(account: User): Where {
  if (isOfStudio(account)) return {}
  if (!account.verifiedAt) return { id: { exists: false } }
  return { 'members.user': { equals: account.id } }
}

export interface ProjectFound {
  project: Project
  role: RoomRole
}

export interface DeliverableFound extends ProjectFound {
  deliverable: Deliverable
}

export interface VersionFound extends DeliverableFound {
  version: DeliverableVersion
}

export interface NoteFound extends VersionFound {
  note: ReviewNote
}

interface NoteFileFound extends NoteFound {
  file: NoteFile
}

export async function findProject(
  req: PayloadRequest,
  account: User,
  id: number | string,
): Promise<ProjectFound | null> {
  const project = await byId(req, 'projects', id)
  const role = project && roleIn(project, account)
  return role ? { project, role } : null
}

export async function findDeliverable(
  req: PayloadRequest,
  reader: Reader,
  id: number | string,
): Promise<DeliverableFound | null> {
  const deliverable = await byId(req, 'deliverables', id)
  const project = deliverable && (await byId(req, 'projects', idOf(deliverable.project)))
  const role = project && roleAt(project, deliverable, reader)
  return role ? { project, role, deliverable } : null
}

export async function findVersion(
  req: PayloadRequest,
  reader: Reader,
  id: number | string,
): Promise<VersionFound | null> {
  const version = await byId(req, 'deliverable-versions', id)
  if (version && isGuest(reader) && !isShownTo(reader, version.id)) return null
  const found = version && (await findDeliverable(req, reader, idOf(version.deliverable)))
  return found ? { ...found, version } : null
}

/** @returns true if a guest's link covers a version of its deliverable */
export function isShownTo({ onlyVersion }: Guest, versionId: number): boolean {
  return onlyVersion === null || onlyVersion === versionId
}

/** Finds a note. Clients and guests cannot find notes for the studio alone. */
export async function findNote(
  req: PayloadRequest,
  reader: Reader,
  id: number | string,
): Promise<NoteFound | null> {
  const note = await byId(req, 'review-notes', id)
  if (!note || (note.isStudioOnly && !isOfStudio(reader))) return null
  const found = await findVersion(req, reader, idOf(note.version))
  return found ? { ...found, note } : null
}

/** Finds a file of a note. A file that is not attached to a note is not shown to anybody. */
export async function findNoteFile(
  req: PayloadRequest,
  reader: Reader,
  id: number | string,
): Promise<NoteFileFound | null> {
  const file = await byId(req, 'note-files', id)
  if (!file?.note) return null
  const reply = file.reply ? await byId(req, 'review-replies', idOf(file.reply)) : null
  if (file.reply && !isOfStudio(reader) && (!reply || reply.isStudioOnly)) return null
  for (const note of await copiesOf(req, idOf(file.note))) {
    const found = await findNote(req, reader, note)
    if (!found) continue
    if (!reply || !seesOneVersion(reader) || isInHistory(reply, found.note))
      return { ...found, file }
  }
  return null
}

/** Finds all copies of a note, because the version with the original may have been deleted. */
async function copiesOf(req: PayloadRequest, noteId: number): Promise<number[]> {
  const note = await byId(req, 'review-notes', noteId)
  const origin = note?.origin ? idOf(note.origin) : noteId
  const { docs } = await req.payload.find({
    collection: 'review-notes',
    where: { or: [{ id: { in: [noteId, origin] } }, { origin: { equals: origin } }] },
    select: {},
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id }) => id)
}

/**
 * @returns true for a reply to the note itself, and for one to an earlier copy that was written
 * before the note was carried to its version. Later ones belong to the other version alone
 */
export function isInHistory(
  reply: Pick<ReviewReply, 'note' | 'createdAt'>,
  { id, carriedAt }: Pick<ReviewNote, 'id' | 'carriedAt'>,
): boolean {
  if (idOf(reply.note) === id) return true
  return Boolean(carriedAt) && Date.parse(reply.createdAt) <= Date.parse(carriedAt ?? '')
}

interface Documents {
  projects: Project
  deliverables: Deliverable
  'deliverable-versions': DeliverableVersion
  'review-notes': ReviewNote
  'review-replies': ReviewReply
  'note-files': NoteFile
}

async function byId<Slug extends keyof Documents>(
  req: PayloadRequest,
  collection: Slug,
  id: number | string,
): Promise<Documents[Slug] | null> {
  // The id is validated here, because the routes of streams pass the parameter from the path
  // without validation.
  if (!idField.safeParse(String(id)).success) return null
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: Number(id) } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return (docs[0] as Documents[Slug] | undefined) ?? null
}

/** The id of a related document, which may or may not be populated. */
export function idOf(related: number | { id: number }): number {
  return typeof related === 'object' ? related.id : related
}
