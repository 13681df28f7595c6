import type { NoteFile } from '@studio/shared/review/note-files'
import type { PayloadRequest } from 'payload'
import type { NoteFile as StoredFile, ReviewNote } from '../../../../payload-types'
import { idOf } from '../../project-access'
import { isGuest, type Reader } from '../../reader'

/** The maximum number of bytes of a picture that the list of notes shows without a thumbnail. */
const MAX_PICTURE_BYTES = 8 * 1024 ** 2

interface FilesOfNotes {
  /** Returns the files of a note. A carried note has the files of its original. */
  ofNote: (note: ReviewNote) => NoteFile[]
  ofReply: (replyId: number) => NoteFile[]
}

/** Finds the files of notes and replies, oldest first. */
export async function filesOfNotes(
  req: PayloadRequest,
  notes: readonly ReviewNote[],
  reader: Reader,
): Promise<FilesOfNotes> {
  const { docs } = await req.payload.find({
    collection: 'note-files',
    where: { note: { in: notes.flatMap((note) => [note.id, writtenAs(note)]) } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  const root = isGuest(reader) ? `/api/guests/${reader.link}` : '/api/review'
  const viewOf = ({ id, fileName, size, mimeType }: StoredFile): NoteFile => ({
    id: String(id),
    name: fileName,
    size,
    isPicture: isShown(mimeType) && size <= MAX_PICTURE_BYTES,
    url: `${root}/note-files/${id}`,
  })
  return {
    ofNote: (note) =>
      docs
        .filter((file) => !file.reply && file.note && idOf(file.note) === writtenAs(note))
        .map(viewOf),
    ofReply: (replyId) => docs.filter(({ reply }) => reply && idOf(reply) === replyId).map(viewOf),
  }
}

function writtenAs({ id, origin }: ReviewNote): number {
  return origin ? idOf(origin) : id
}

/**
 * Raster formats cannot contain scripts, so these files are displayed. All other files are
 * downloaded.
 */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export function isShown(mimeType: string): boolean {
  return SHOWN.includes(mimeType)
}
