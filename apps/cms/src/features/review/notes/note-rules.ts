import type { Anchor } from '@studio/shared/review/notes'
import type { VersionKind } from '@studio/shared/review/media'
import type { RoomRole } from '@studio/shared/review/projects'
import type { ReviewNote } from '../../../payload-types'
import { idOf } from '../project-access'
import { isGuest, type Reader } from '../reader'

export function mayWrite(role: RoomRole): boolean {
  return role !== 'viewer' && role !== 'guestViewer'
}

export function isAuthor({ author, authorVisit }: ReviewNote, reader: Reader): boolean {
  if (isGuest(reader)) return authorVisit ? idOf(authorVisit) === reader.visitId : false
  return author ? idOf(author) === reader.id : false
}

/** The studio may resolve a note. The studio and the note's author may reopen it. */
export function mayResolve(
  isResolved: boolean,
  { role, note, reader }: { role: RoomRole; note: ReviewNote; reader: Reader },
): boolean {
  if (role === 'studio') return true
  return !isResolved && mayWrite(role) && isAuthor(note, reader)
}

const PLACES: Record<VersionKind, readonly Anchor['kind'][]> = {
  video: ['frames', 'whole'],
  image: ['place', 'whole'],
  pages: ['place', 'whole'],
  audio: ['time', 'whole'],
  file: ['whole'],
}

/** @returns true if the anchor is within the version's frames, pages or duration */
export function fits(
  anchor: Anchor,
  version: { kind: VersionKind; frameCount: number; pageCount: number; milliseconds: number },
): boolean {
  if (!PLACES[version.kind].includes(anchor.kind)) return false
  switch (anchor.kind) {
    case 'frames':
      return version.frameCount === 0 || anchor.last < version.frameCount
    case 'place':
      return version.pageCount === 0 || anchor.page <= version.pageCount
    case 'time':
      return version.milliseconds === 0 || anchor.milliseconds <= version.milliseconds
    case 'whole':
      return true
  }
}

/**
 * A drawing must belong to one picture. For a note on the whole version, it would cover all of
 * them.
 */
export function fitsDrawing(anchor: Anchor, { drawing }: ReviewNote): boolean {
  return !drawing || anchor.kind !== 'whole'
}
