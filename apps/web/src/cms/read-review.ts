import 'server-only'
import type { Locale } from '@studio/shared/locales'
import * as calls from '@studio/shared/api/review-calls'
import type { Project, ProjectSummary, Room } from '@studio/shared/review/projects'
import { readOwn } from './read-account'

/** Cache policy: none. */
export async function readProjects(token: string, locale: Locale): Promise<ProjectSummary[]> {
  const list = await readOwn(calls.listProjects, { token, locale })
  return list?.projects ?? []
}

/**
 * Cache policy: none.
 * @returns null if the account is not a member of the project
 */
export function readProject(token: string, locale: Locale, id: string): Promise<Project | null> {
  const parameters = { project: id }
  return readOwn(calls.readProject, { token, locale, parameters, absent: [401, 404] })
}

/**
 * Cache policy: none.
 * @returns null if the account is not a member of the project
 */
export function readRoom(token: string, locale: Locale, id: string): Promise<Room | null> {
  const parameters = { deliverable: id }
  return readOwn(calls.readRoom, { token, locale, parameters, absent: [401, 404] })
}
