import type { ProjectSummary } from '@studio/shared/review/projects'
import type { PayloadRequest } from 'payload'
import type { User } from '../../../payload-types'
import type { ProjectFound } from '../project-access'
import { projectCounts } from './project-counts'
import { isOfStudio } from '../reader'
import { waitingRounds } from './waiting-rounds'

/**
 * Returns summaries in the order of the projects. The number of queries is the same for any number
 * of projects.
 */
export async function projectSummaries(
  req: PayloadRequest,
  found: readonly ProjectFound[],
  reader: User,
): Promise<ProjectSummary[]> {
  const counts = await projectCounts(
    req,
    found.map(({ project }) => project.id),
    isOfStudio(reader),
  )
  const waiting = await waitingRounds(req, found, reader)
  return found.map(({ project, role }) => {
    const { id, title, state, isSample, nextDate, nextStep } = project
    const { deliverables, versions, openNotes, signedOff, paid } = counts(id)
    return {
      id: String(id),
      title,
      state,
      isSample: isSample === true,
      role,
      nextDate: nextDate ? nextDate.slice(0, 10) : null,
      nextStep: nextStep ?? '',
      openNotes,
      deliverableCount: deliverables,
      versionCount: versions,
      signedOffCount: signedOff,
      paidCount: paid,
      waiting: waiting.get(id) ?? [],
    }
  })
}
