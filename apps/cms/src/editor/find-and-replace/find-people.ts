import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/pool'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { labelIn } from '../../platform/admin-language/label-in'
import { translated } from '../../platform/admin-language/translate-config'
import { ROLE_NAMES, type Role } from '../../platform/access/roles'
import { documentHref } from '../documents/documents'
import { projectTypeLabel, STATUS_OPTIONS } from '../../features/inbox/choices'
import { MAX_HITS, type Hit, type HitGroup } from './hit'
import { findWords } from './admin/words'

const MAX_WORDS = 8

/**
 * An SQL condition: the text contains every word.
 * @param text an SQL expression; the words' patterns are `$1`
 */
function containsAll(text: string): string {
  return `NOT EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE ${text} NOT ILIKE word)`
}

/** Patterns for ILIKE that contain the words of the query, with ILIKE's wildcards escaped. */
function patternsOf(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}

function groupOf(
  { i18n }: PayloadRequest,
  key: 'inquiries' | 'projects' | 'people',
  rows: { total: number }[],
  hits: Omit<Hit, 'locale' | 'excerpt'>[],
): HitGroup {
  return {
    key,
    title: wordsIn(findWords, i18n).FIND_TEXTS.groups[key],
    hits: hits.map((hit) => ({ ...hit, locale: null, excerpt: '' })),
    total: rows[0]?.total ?? 0,
  }
}

interface InquiryRow {
  id: number
  name: string | null
  email: string
  company: string | null
  kind: string
  projectType: string | null
  status: string
  total: number
}

function statusName(status: string): string {
  return STATUS_OPTIONS.find(({ value }) => value === status)?.label ?? status
}

/** Finds messages by sender, reference and words, for editors. Spam is left out. */
export async function findInquiries(req: PayloadRequest, query: string): Promise<HitGroup> {
  const { language } = req.i18n
  const text = "concat_ws(' ', reference, name, email, phone, company, message)"
  const { rows } = await poolOf(req.payload).query<InquiryRow>(
    `SELECT id, name, email, company, kind, project_type AS "projectType", status,
            (count(*) OVER ())::int AS total
     FROM submissions WHERE status <> 'spam' AND ${containsAll(text)}
     ORDER BY created_at DESC LIMIT ${MAX_HITS}`,
    [patternsOf(query)],
  )
  const hits = rows.map(({ id, name, email, company, kind, projectType, status }) => ({
    key: `inquiry ${id}`,
    title: [name || email, company].filter(Boolean).join(', '),
    facts: [
      projectTypeLabel(toLocale(language), kind, projectType),
      labelIn(translated(statusName(status)), language),
    ],
    href: documentHref('submissions', id),
  }))
  return groupOf(req, 'inquiries', rows, hits)
}

/** Finds projects by their title. The caller makes sure that the user is an editor or an admin. */
export async function findProjects(req: PayloadRequest, query: string): Promise<HitGroup> {
  const { rows } = await poolOf(req.payload).query<{ id: number; title: string; total: number }>(
    `SELECT id, title, (count(*) OVER ())::int AS total
     FROM projects WHERE ${containsAll('title')} ORDER BY updated_at DESC LIMIT ${MAX_HITS}`,
    [patternsOf(query)],
  )
  const hits = rows.map(({ id, title }) => ({
    key: `project ${id}`,
    title,
    facts: [],
    href: documentHref('projects', id),
  }))
  return groupOf(req, 'projects', rows, hits)
}

interface PersonRow {
  id: number
  name: string | null
  email: string
  roles: Role[]
  total: number
}

/** Finds accounts of staff and clients, for admins. */
export async function findPeople(req: PayloadRequest, query: string): Promise<HitGroup> {
  const { language } = req.i18n
  const { rows } = await poolOf(req.payload).query<PersonRow>(
    `SELECT id, name, email, ARRAY(
       SELECT value::text FROM users_roles WHERE parent_id = users.id ORDER BY "order"
     ) AS roles, (count(*) OVER ())::int AS total
     FROM users WHERE ${containsAll("concat_ws(' ', name, email, company)")}
     ORDER BY name, email LIMIT ${MAX_HITS}`,
    [patternsOf(query)],
  )
  const hits = rows.map(({ id, name, email, roles }) => ({
    key: `person ${id}`,
    title: name || email,
    facts: [
      ...(name ? [email] : []),
      ...roles.map((role) => labelIn(translated(ROLE_NAMES[role]), language)),
    ],
    href: documentHref('users', id),
  }))
  return groupOf(req, 'people', rows, hits)
}
