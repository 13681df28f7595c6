import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../platform/database/query-within'
import { compareDocuments, type FieldChange } from '../documents/compare-documents'
import type { Values } from '../../platform/fields/walk'
import type { DocumentState } from './document-state'
import type { Action, LoggedChange, LoggedValue } from './entry'
import { loggedValue, titleIn } from './logged-value'
import type { LoggedKind } from './logged'

interface Recorded {
  kind: LoggedKind
  /** The document's id, or null for globals. */
  document: number | null
  title: string
  action: Action
  version: number | null
  changes: LoggedChange[]
}

const personSchema = z.object({
  id: z.number(),
  name: z.string().nullish(),
  email: z.string().optional(),
})

/** Who made a change. Both are null if the account was erased before its change went live. */
export interface Actor {
  id: number | null
  name: string | null
}

export function actorOf({ user }: PayloadRequest): Actor | null {
  const person = personSchema.safeParse(user).data
  return person ? { id: person.id, name: person.name || person.email || String(person.id) } : null
}

/**
 * Whether the hooks log a save. They do if an account saves. The setup and releases write without
 * an account: what the setup writes is not logged, and a release logs its documents itself.
 */
export function isLogged(req: PayloadRequest): boolean {
  return actorOf(req) !== null
}

interface Saved {
  kind: LoggedKind
  document: number | null
  fields: FlattenedField[]
  useAsTitle: string | undefined
  title?: string
  isCreated: boolean
  isRestored: boolean
  before: DocumentState | null
  after: DocumentState
}

/** Adds one entry for a save, in its transaction. A save that changes nothing gets no entry. */
export async function recordSave(
  req: PayloadRequest,
  saved: Saved,
  actor: Actor | null = actorOf(req),
): Promise<void> {
  const { before, after, fields, kind, document } = saved
  const action = actionOf(saved)
  const differing = compareDocuments(
    withoutHidden(fields),
    before?.values ?? {},
    after.values,
    'all',
    { listsRows: true },
  )
  if (action === 'saved' && differing.length === 0) return
  const changes = await Promise.all(differing.map((change) => logged(req, change)))
  const title = saved.title ?? titleIn(after.values, saved.useAsTitle)
  await insert(req, actor, { kind, document, title, action, version: after.version, changes })
}

/** Adds an entry for a document that was deleted with its versions. */
export async function recordErasure(
  req: PayloadRequest,
  { kind, document, title }: Pick<Recorded, 'kind' | 'document' | 'title'>,
): Promise<void> {
  const erased = { kind, document, title, version: null, changes: [] }
  await insert(req, actorOf(req), { ...erased, action: 'erased' })
}

function actionOf({ isCreated, isRestored, before, after }: Saved): Action {
  if (isCreated) return 'created'
  if (before && before.isDeleted !== after.isDeleted) {
    return after.isDeleted ? 'trashed' : 'recovered'
  }
  if (isRestored) return 'versionRestored'
  if (before?.isLive && !after.isLive) return 'unpublished'
  return isPublished(after.values) ? 'published' : 'saved'
}

/**
 * @returns true if the newest state is the published one; documents without drafts have no status
 */
function isPublished({ _status }: Values): boolean {
  return _status === 'published'
}

/**
 * Removes hidden fields. Programs fill them with measured values, such as the loudness of a sound.
 */
function withoutHidden(fields: FlattenedField[]): FlattenedField[] {
  return fields.filter(
    ({ name, admin }) =>
      !(admin && 'hidden' in admin && admin.hidden) && !['deletedAt', 'sizes'].includes(name),
  )
}

async function logged(
  req: PayloadRequest,
  { path, part, what, field, before, after }: FieldChange,
): Promise<LoggedChange> {
  const values = await Promise.all([
    loggedValue(req, field, before),
    loggedValue(req, field, after),
  ])
  return { path, part, what, before: values[0], after: values[1] }
}

async function insert(req: PayloadRequest, actor: Actor | null, entry: Recorded): Promise<void> {
  if (!actor) return
  const { kind, document, version, title, action, changes } = entry
  await queryWithin(
    req,
    sql`INSERT INTO change_log
      (actor, actor_name, kind, document, version, title, action, changes, words)
      VALUES (${actor.id}, ${actor.name}, ${kind}, ${document}, ${version}, ${title}, ${action},
        ${JSON.stringify(changes)}::jsonb, to_tsvector('simple', ${wordsIn(entry)}))`,
  )
}

/** The text in which the log's search looks: the title and all old and new values. */
function wordsIn({ title, changes }: Recorded): string {
  return [title, ...changes.flatMap(({ before, after }) => [textOf(before), textOf(after)])].join(
    ' ',
  )
}

function textOf(value: LoggedValue): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (value === null || typeof value === 'boolean' || 'at' in value) return ''
  return value.names
    .flatMap((name) => (typeof name === 'string' ? [name] : Object.values(name)))
    .join(' ')
}
