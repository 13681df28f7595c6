import { callNamed } from '@studio/shared/api/calls'
import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint } from '../../api/endpoint'
import { answer, errorResponse } from '../../api/respond'
import type { Project, User } from '../../payload-types'
import { accountsOf, personOf } from '../people'
import { findDeliverable, findProject, idOf, projectsFor, roleIn } from '../project-access'
import { countsOf, deliverableViews, NO_COUNTS, projectSummary, projectView } from './project-view'

const listCall = callNamed('listProjects')
const readCall = callNamed('readProject')
const roomCall = callNamed('readRoom')

/** More than anybody works on; staff look further in the admin. */
const MOST_LISTED = 200

const listProjects = endpoint(listCall, async ({ req, account }) => {
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: projectsFor(account),
    sort: '-updatedAt',
    limit: MOST_LISTED,
    depth: 0,
    req,
  })
  const counts = await countsOf(
    req,
    docs.map(({ id }) => id),
  )
  const projects = docs.flatMap((project) => {
    const role = roleIn(project, account)
    return role ? [projectSummary(project, role, counts.get(project.id) ?? NO_COUNTS)] : []
  })
  return answer(listCall, { projects })
})

const readProject = endpoint(readCall, async ({ req, account, parameters }) => {
  const found = await findProject(req, account, parameters.project)
  if (!found) return errorResponse('notFound')
  return answer(readCall, await projectView(req, found, account))
})

const readRoom = endpoint(roomCall, async ({ req, account, parameters }) => {
  const found = await findDeliverable(req, account, parameters.deliverable)
  if (!found) return errorResponse('notFound')
  const { project, role, deliverable } = found
  const counts = (await countsOf(req, [project.id])).get(project.id) ?? NO_COUNTS
  const [shown] = await deliverableViews(req, [deliverable], account)
  if (!shown) return errorResponse('notFound')
  return answer(roomCall, {
    project: projectSummary(project, role, counts),
    deliverable: shown,
    people: await peopleOf(req, project, account),
    mayWrite: role !== 'viewer',
    mayResolve: role === 'studio',
  })
})

/** Members, whom they ask, and whoever reads. */
async function peopleOf(req: PayloadRequest, project: Project, reader: User) {
  const ids = [
    reader.id,
    project.contact && idOf(project.contact),
    ...(project.members ?? []).map(({ user }) => idOf(user)),
  ]
  const accounts = await accountsOf(req, ids)
  return [...accounts.values()].map((user) => personOf(user, reader))
}

export const projectCalls: Endpoint[] = [listProjects, readProject, readRoom]
