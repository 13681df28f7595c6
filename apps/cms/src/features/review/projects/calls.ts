import * as calls from '@studio/shared/api/calls'
import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import type { Project, User } from '../../../payload-types'
import { accountsOf, personOf } from '../people'
import { findDeliverable, findProject, idOf, projectsFor, roleIn } from '../project-access'
import { mayUpload } from '../project-rules'
import { projectSummaries } from './project-summary'
import { deliverableViews, projectView } from './project-view'

const listCall = calls.listProjects
const readCall = calls.readProject
const roomCall = calls.readRoom

/** The maximum number of listed projects. Staff see more in the admin. */
const MAX_LISTED = 200

const listProjects = endpoint(listCall, async ({ req, account }) => {
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: projectsFor(account),
    sort: '-updatedAt',
    limit: MAX_LISTED,
    depth: 0,
    req,
  })
  const found = docs.flatMap((project) => {
    const role = roleIn(project, account)
    return role ? [{ project, role }] : []
  })
  return answer(listCall, { projects: await projectSummaries(req, found, account) })
})

const readProject = endpoint(readCall, async ({ req, account, parameters }) => {
  const found = await findProject(req, account, parameters.project)
  const view = found && (await projectView(req, found, account))
  return view ? answer(readCall, view) : errorResponse('notFound')
})

const readRoom = endpoint(roomCall, async ({ req, account, parameters }) => {
  const found = await findDeliverable(req, account, parameters.deliverable)
  if (!found) return errorResponse('notFound')
  const { project, role, deliverable } = found
  const [summary] = await projectSummaries(req, [found], account)
  const [shown] = await deliverableViews(req, found, [deliverable], account)
  if (!summary || !shown) return errorResponse('notFound')
  return answer(roomCall, {
    project: summary,
    deliverable: shown,
    people: await peopleOf(req, project, account),
    mayWrite: role !== 'viewer',
    mayResolve: role === 'studio',
    mayUpload: mayUpload(project, role),
  })
})

/** The people who are shown in a project: members, the client's contact and the reader. */
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
