import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Access, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../access/rules'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { hasTexts } from '../../editor/languages/has-texts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

/** The collections or globals whose name is the first argument of a trigger with this name. */
async function documentsWith(trigger: string): Promise<string[]> {
  const { rows } = await cms.pool.query<{ document: string }>(
    `SELECT split_part(encode(tgargs, 'escape'), '\\000', 1) AS document
     FROM pg_trigger WHERE tgname = $1`,
    [trigger],
  )
  return rows.map(({ document }) => document)
}

function collections(): SanitizedCollectionConfig[] {
  return cms.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
}

async function isReadByVisitors({ access }: SanitizedCollectionConfig): Promise<boolean> {
  const req = { user: null, context: SITE_CONTEXT }
  return (await access.read({ req } as unknown as Parameters<Access>[0])) !== false
}

const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({ name: z.string(), columns: z.record(z.string(), z.object({ name: z.string() })) }),
  ),
})

const rawSchema = z.object({ rawTables: snapshotSchema.shape.tables })

function columnsOf(tables: z.infer<typeof snapshotSchema>['tables']): string[] {
  return Object.values(tables)
    .flatMap(({ name, columns }) =>
      Object.values(columns).map((column) => `${name}.${column.name}`),
    )
    .sort()
}

it('the snapshot has exactly the columns of the collections and globals', () => {
  const folder = new URL('../../migrations/', import.meta.url)
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const { tables } = snapshotSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  const { rawTables } = rawSchema.parse(cms.payload.db)
  expect(columnsOf(tables)).toEqual(columnsOf(rawTables))
})

it('a change of anything that visitors read is published', async () => {
  const answers = await Promise.all(collections().map(isReadByVisitors))
  const read = collections().filter((_, index) => answers[index])
  expect(read.length).toBeGreaterThan(10)
  expect(await documentsWith('note_publish_event')).toEqual(
    expect.arrayContaining(read.map(({ slug }) => slug)),
  )
})

it('the records of translations end with each document that has translated texts', async () => {
  const translated = collections().filter(({ fields }) => hasTexts(fields))
  expect(translated.length).toBeGreaterThan(8)
  expect(await documentsWith('forget_translations')).toEqual(
    expect.arrayContaining(translated.map(({ slug }) => slug)),
  )
})
