import type { RoomRole } from '@studio/shared/review/projects'
import type { Project } from '../payload-types'

/** The studio always; clients where staff allow it, and those who only look never. */
export function mayUpload({ mayUpload: isAllowed }: Project, role: RoomRole): boolean {
  if (role === 'studio') return true
  return isAllowed === true && (role === 'reviewer' || role === 'clientAdmin')
}

/**
 * The original of a version, for keeps. The studio always; clients once the project is paid, and
 * before that what came from their own side; guests never. What is seen in the room is not held back: whoever is
 * asked for a judgement has to see the film.
 */
export function mayDownload({ paidAt }: Project, role: RoomRole, isFromClient: boolean): boolean {
  if (role === 'guestViewer' || role === 'guestReviewer') return false
  return role === 'studio' || Boolean(paidAt) || isFromClient
}
