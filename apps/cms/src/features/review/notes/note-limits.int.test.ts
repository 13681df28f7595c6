import { randomUUID } from 'node:crypto'
import { MAX_NOTES, MAX_NOTES_TEXT, MAX_REPLIES, NOTES_PAGE } from '@studio/shared/review/notes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import { newProject, type ReviewProject } from '../../../test-support/review-project'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let reviewer: Person
let project: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  reviewer = await new Person(cms).settle()
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  project = await newProject(cms, [[reviewer, 'reviewer']])
})

/** Inserts notes with increasing numbers directly into the database. */
async function fill(count: number, text = 'x'): Promise<number[]> {
  const { rows } = await cms.pool.query<{ id: number }>(
    `INSERT INTO review_notes (version_id, number, key, anchor, text, author_name, author_side)
     SELECT $1, n, gen_random_uuid(), '{"kind":"whole"}', $3, 'Jo', 'client'
     FROM generate_series(1, $2) AS n RETURNING id`,
    [project.versionId, count, text],
  )
  return rows.map(({ id }) => id)
}

const write = () =>
  outcome(
    reviewer.call('writeNote', {
      parameters: { version: String(project.versionId) },
      body: { key: randomUUID(), anchor: { kind: 'whole' }, text: 'One more' },
    }),
  )
const reply = (note: number | undefined) =>
  outcome(
    reviewer.call('replyToNote', {
      parameters: { note: String(note) },
      body: { key: randomUUID(), text: 'Yes' },
    }),
  )

interface Page {
  notes: { id: string }[]
  next: string | null
}

async function page(after: string | null): Promise<Page> {
  const answered = await reviewer.call('readNotes', {
    parameters: { version: String(project.versionId) },
    query: after === null ? '' : `?after=${after}`,
  })
  return (await answered.json()) as Page
}

it('notes are returned in pages', async () => {
  const ids = await fill(2 * NOTES_PAGE + 1)
  const sizes: number[] = []
  const read: string[] = []
  for (let after: string | null = null, isOver = false; !isOver;) {
    const { notes, next } = await page(after)
    sizes.push(notes.length)
    read.push(...notes.map(({ id }) => id))
    after = next
    isOver = next === null
  }
  expect(sizes).toEqual([NOTES_PAGE, NOTES_PAGE, 1])
  expect(read).toEqual(ids.map(String))
})

it.each(['x', '-1', '99999999999', '1;2'])('a page after %s is invalid', async (after) => {
  const answered = reviewer.call('readNotes', {
    parameters: { version: String(project.versionId) },
    query: `?after=${after}`,
  })
  expect(await outcome(answered)).toBe('400 invalidQuery {"after":"wrongType"}')
})

it('the number of notes on a version is limited, also in parallel', async () => {
  const [first] = await fill(MAX_NOTES - 1)
  const written = await Promise.all([1, 2, 3].map(write))
  expect(written.sort()).toEqual(['200', '413 tooLarge', '413 tooLarge'])
  expect(await reply(first)).toBe('200')
})

it('the amount of text on a version is limited, including replies', async () => {
  const [first] = await fill(MAX_NOTES_TEXT / 5_000, 'x'.repeat(5_000))
  expect(await write()).toBe('413 tooLarge')
  expect(await reply(first)).toBe('413 tooLarge')
})

it('the number of replies to a note is limited', async () => {
  const [note] = await fill(1)
  await cms.pool.query(
    `INSERT INTO review_replies (note_id, key, text, author_name, author_side)
     SELECT $1, gen_random_uuid(), 'x', 'Jo', 'client' FROM generate_series(1, $2)`,
    [note, MAX_REPLIES - 1],
  )
  expect(await reply(note)).toBe('200')
  expect(await reply(note)).toBe('413 tooLarge')
})
