import type { roomSchema } from '@studio/shared/review/projects'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { findDeliverable, isShownTo } from '../project-access'
import { deliverableViews } from '../projects/project-view'
import type { Guest } from './guest'

/**
 * The room as guests see it, without the project's status, dates, members and other deliverables.
 */
export async function guestRoom(
  req: PayloadRequest,
  guest: Guest,
): Promise<z.input<typeof roomSchema> | null> {
  const found = await findDeliverable(req, guest, guest.deliverableId)
  if (!found) return null
  const { project, role, deliverable } = found
  const [shown] = await deliverableViews(req, found, [deliverable], guest)
  const versions = shown?.versions.filter(({ id }) => isShownTo(guest, Number(id)))
  if (!shown || !versions) return null
  return {
    project: {
      id: String(project.id),
      title: project.title,
      state: project.state,
      isSample: project.isSample === true,
      role,
      nextDate: null,
      nextStep: '',
      openNotes: 0,
      deliverableCount: 1,
      versionCount: versions.length,
      signedOffCount: 0,
      paidCount: 0,
      waiting: [],
    },
    deliverable: { ...shown, versions },
    people: [{ id: null, name: guest.name, side: 'guest', isYou: true }],
    mayWrite: guest.mayComment,
    mayResolve: false,
    mayUpload: false,
  }
}
