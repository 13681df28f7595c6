import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findGroup, setPrice } from '../test-support/price-row'
import { startCms, type TestCms } from '../test-support/start-cms'
import { libraryEntries } from './library-entries'
import { seed } from './seed'
import { seedDocument } from './seed-document'
import { Registry } from './registry'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function fingerprint(): Promise<string> {
  const { rows } = await cms.pool.query<{ fingerprint: string }>(
    `SELECT string_agg(entry || hash || written_at, ',' ORDER BY entry) ||
            (SELECT count(*) || ':' || COALESCE(max(id), 0) FROM publish_events) AS fingerprint
     FROM seed_records`,
  )
  return rows[0]?.fingerprint ?? ''
}

it('a second run changes nothing', async () => {
  const before = await fingerprint()
  expect(await seed(cms.payload)).toBe(0)
  expect(await fingerprint()).toBe(before)
})

it('an editor’s price is kept', async () => {
  await setPrice(cms.payload, ['boardomatics', 'spot15'], { usdMin: 555_500 })
  expect(await seed(cms.payload)).toBe(0)
  const group = await findGroup(cms.payload, 'boardomatics')
  expect(group.items?.find(({ key }) => key === 'spot15')?.usdMin).toBe(555_500)
})

it('a document deleted or renamed by an editor is not restored', async () => {
  const { payload } = cms
  await payload.delete({ collection: 'pages', where: { slug: { equals: 'contact' } } })
  await payload.update({
    collection: 'pages',
    where: { slug: { equals: 'faq' } },
    data: { slug: 'questions' },
  })
  expect(await seed(payload)).toBe(0)
  const { docs } = await payload.find({ collection: 'pages', pagination: false })
  const slugs = docs.map(({ slug }) => slug)
  expect(slugs).toContain('questions')
  expect(slugs).not.toContain('contact')
  expect(slugs).not.toContain('faq')
})

it("a new version of the seed updates documents without editors' changes", async () => {
  const { payload } = cms
  const entry = (title: string) => ({
    collection: 'price-groups' as const,
    name: 'extra',
    match: { field: 'key', value: 'extra' },
    data: { key: 'extra', kind: 'terms', title: { en: title, ar: title, de: title }, items: [] },
  })
  const write = (title: string) => seedDocument(payload, new Registry(), entry(title))
  expect(await write('One')).toBe(true)
  expect(await write('One')).toBe(false)
  expect(await write('Two')).toBe(true)
  const group = await findGroup(payload, 'extra')
  expect(group.title).toBe('Two')
  await payload.update({
    collection: 'price-groups',
    id: group.id,
    locale: 'en',
    data: { title: 'Mine' },
  })
  expect(await write('Three')).toBe(false)
})

it('a document is kept if somebody has deleted a target of its new references', async () => {
  const { payload } = cms
  const entry = (summary: string) => ({
    collection: 'services' as const,
    name: 'priced-service',
    match: { field: 'seedKey', value: 'priced-service' },
    data: {
      seedKey: 'priced-service',
      name: 'Priced',
      summary,
      priceGroup: 'boardomatics',
      _status: 'published',
    },
  })
  const knowing = new Registry()
  knowing.set('price-groups', 'boardomatics', (await findGroup(payload, 'boardomatics')).id)
  expect(await seedDocument(payload, knowing, entry('One.'))).toBe(true)
  expect(await seedDocument(payload, new Registry(), entry('Two.'))).toBe(false)
  const where = { seedKey: { equals: 'priced-service' } }
  const { docs } = await payload.find({ collection: 'services', where })
  expect(docs[0]?.summary).toBe('One.')
})

it('an editor’s unfinished draft is not published over', async () => {
  const { payload } = cms
  const entry = (title: string) => ({
    collection: 'services' as const,
    name: 'draft-service',
    match: { field: 'seedKey', value: 'draft-service' },
    data: { seedKey: 'draft-service', name: title, summary: 'One line.', _status: 'published' },
  })
  const write = (title: string) => seedDocument(payload, new Registry(), entry(title))
  expect(await write('One')).toBe(true)
  expect(await write('One')).toBe(false)
  expect(await write('Two')).toBe(true)
  const { docs } = await payload.find({
    collection: 'services',
    where: { name: { equals: 'Two' } },
  })
  const data = { name: 'Unfinished', _status: 'draft' as const }
  await payload.update({ collection: 'services', id: docs[0]?.id ?? 0, data, draft: true })
  expect(await write('Three')).toBe(false)
})

it('all three languages have the same rows', async () => {
  const { payload } = cms
  const [en, ar] = await Promise.all(
    (['en', 'ar'] as const).map((locale) =>
      payload.find({ collection: 'pages', where: { slug: { equals: 'home' } }, locale, depth: 0 }),
    ),
  )
  const ids = (result: typeof en) =>
    result?.docs[0]?.blocks?.map(({ id, blockType }) => [id, blockType])
  expect(ids(en)).toEqual(ids(ar))
})

it('a changed file of the library is replaced in the same document, under the same name', async () => {
  const { payload } = cms
  const [entry] = (await libraryEntries()).flat()
  if (!entry?.file) throw new Error('The library is empty.')
  const { file } = entry
  const stored = async () => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { seedKey: { equals: entry.name } },
      locale: 'ar',
    })
    return docs[0]
  }
  const before = await stored()
  const redrawn = await sharp({
    create: { width: 64, height: 36, channels: 3, background: '#204060' },
  })
    .webp()
    .toBuffer()
  const anew = { ...entry, file: { ...file, data: redrawn, size: redrawn.length } }
  expect(await seedDocument(payload, new Registry(), anew)).toBe(true)
  const after = await stored()
  expect(after).toMatchObject({ id: before?.id, filename: before?.filename, width: 64 })
  expect(after?.alt).toBe(before?.alt)
  // The seed processes pictures on upload, so the test compares them by color and not by bytes.
  const inStore = await readFile(
    path.join(process.env.MEDIA_DIR ?? '', 'library', after?.filename ?? ''),
  )
  const { dominant } = await sharp(inStore).stats()
  expect(dominant).toEqual((await sharp(redrawn).stats()).dominant)
  expect(await seedDocument(payload, new Registry(), entry)).toBe(true)
})
