import type { RoomRole } from '@studio/shared/review/projects'
import type { Project } from '../../payload-types'

/** The studio may always upload. Clients may if staff allow it and they are not viewers. */
export function mayUpload({ mayUpload: isAllowed }: Project, role: RoomRole): boolean {
  if (role === 'studio') return true
  return isAllowed === true && (role === 'reviewer' || role === 'clientAdmin')
}

/**
 * @returns true if a reader may download the original. The studio always may, and guests never.
 * Clients may if the original is released, or if the version came from them. Watching in the room is
 * not restricted.
 */
export function mayDownload(
  role: RoomRole,
  { isReleased, isFromClient }: { isReleased: boolean; isFromClient: boolean },
): boolean {
  if (role === 'guestViewer' || role === 'guestReviewer') return false
  return role === 'studio' || isReleased || isFromClient
}
