import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../../test-support/ask-payload'
import { inquiryBody } from '../../../test-support/form-body'
import { Person } from '../../../test-support/person'
import { newProject, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let own: ReviewProject
let other: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  own = await newProject(cms, [])
  other = await newProject(cms, [])
})

afterAll(() => cms.stop())

async function change(path: string, body: object) {
  const headers = await adminHeaders(await newStaff(cms, 'admin'))
  return askPayload('PATCH', path, { body, headers })
}

async function projectOf(deliverable: number): Promise<unknown> {
  const { rows } = await cms.pool.query<{ project_id: number }>(
    'SELECT project_id FROM deliverables WHERE id = $1',
    [deliverable],
  )
  return rows[0]?.project_id
}

it('a deliverable stays with its client, and a form that sends its own project is saved', async () => {
  const path = `/deliverables/${own.deliverableId}`
  for (const project of [other.projectId, String(other.projectId), 999_999, { id: 1 }, null]) {
    const refused = await change(path, { title: 'Moved', project })
    expect([project, refused.status]).toEqual([project, 400])
    expect(await refused.text()).toContain('"path":"project"')
    expect(await projectOf(own.deliverableId)).toBe(own.projectId)
  }
  const saved = await change(path, { title: 'Renamed', project: own.projectId })
  expect([saved.status, await projectOf(own.deliverableId)]).toEqual([200, own.projectId])
})

/** Rows with a relation that says to whom they belong, and the call that would change it. */
async function owned(): Promise<[path: string, table: string, column: string, id: number][]> {
  const insert = async (statement: string, values: unknown[]) =>
    (await cms.pool.query<{ id: number }>(`${statement} RETURNING id`, values)).rows[0]?.id ?? 0
  const note = await insert(
    `INSERT INTO review_notes (version_id, number, anchor, text, author_name, author_side)
     VALUES ($1, 1, '{"kind":"whole"}', 'Open.', 'Rana', 'client')`,
    [own.versionId],
  )
  const round = await insert('INSERT INTO review_rounds (version_id) VALUES ($1)', [own.versionId])
  const link = await insert(
    `INSERT INTO guest_links
       (label, deliverable_id, expires_at, digest, passphrase_hash, passphrase_salt)
     VALUES ('Guests', $1, now() + interval '1 day', $2, 'hash', 'salt')`,
    [own.deliverableId, randomUUID()],
  )
  const jo = await new Person(cms).settle()
  await jo.call('sendInquiry', { body: await inquiryBody({ email: jo.email }) })
  const { rows } = await cms.pool.query<{ id: number }>('SELECT max(id) AS id FROM submissions')
  return [
    ['deliverable-versions', 'deliverable_versions', 'deliverable', own.versionId],
    ['review-notes', 'review_notes', 'version', note],
    ['review-rounds', 'review_rounds', 'version', round],
    ['guest-links', 'guest_links', 'deliverable', link],
    ['submissions', 'submissions', 'account', rows[0]?.id ?? 0],
  ]
}

it('no version, note, round, guest link or message gets another owner', async () => {
  for (const [slug, table, column, id] of await owned()) {
    const ownerOf = async () => {
      const { rows } = await cms.pool.query<{ owner: unknown }>(
        `SELECT ${column}_id AS owner FROM ${table} WHERE id = $1`,
        [id],
      )
      return [slug, rows.length, rows[0]?.owner]
    }
    const before = await ownerOf()
    const target = column === 'version' ? other.versionId : other.deliverableId
    const answer = await change(`/${slug}/${id}`, { [column]: target, deletedAt: null })
    expect([slug, answer.status < 500]).toEqual([slug, true])
    expect(await ownerOf()).toEqual(before)
    expect(before[1]).toBe(1)
  }
})
