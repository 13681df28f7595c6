import type { RoomRole } from '@studio/shared/review/projects'
import type { Project } from '../payload-types'

/** The studio always may; clients if staff allow it and they are not viewers. */
export function mayUpload({ mayUpload: isAllowed }: Project, role: RoomRole): boolean {
  if (role === 'studio') return true
  return isAllowed === true && (role === 'reviewer' || role === 'clientAdmin')
}

/**
 * Whether a reader may download the original. The studio always; clients if the project is paid or
 * the version came from them; guests never. This does not restrict watching in the room.
 */
export function mayDownload({ paidAt }: Project, role: RoomRole, isFromClient: boolean): boolean {
  if (role === 'guestViewer' || role === 'guestReviewer') return false
  return role === 'studio' || Boolean(paidAt) || isFromClient
}
