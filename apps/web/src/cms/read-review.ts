import 'server-only'
import type { Locale } from '@studio/shared/locales'
import {
  type Project,
  projectListSchema,
  projectSchema,
  type ProjectSummary,
  type Room,
  roomSchema,
} from '@studio/shared/review/projects'
import { readOwn } from './read-account'

/** Cache policy: none. */
export async function readProjects(token: string, locale: Locale): Promise<ProjectSummary[]> {
  const path = '/review/projects'
  const list = await readOwn({ path, token, locale, schema: projectListSchema })
  return list?.projects ?? []
}

/** Cache policy: none. Null if the account is not a member. */
export function readProject(token: string, locale: Locale, id: string): Promise<Project | null> {
  const path = `/review/projects/${encodeURIComponent(id)}`
  return readOwn({ path, token, locale, schema: projectSchema, absent: [401, 404] })
}

/** Cache policy: none. Null if the account is not a member. */
export function readRoom(token: string, locale: Locale, id: string): Promise<Room | null> {
  const path = `/review/deliverables/${encodeURIComponent(id)}`
  return readOwn({ path, token, locale, schema: roomSchema, absent: [401, 404] })
}
