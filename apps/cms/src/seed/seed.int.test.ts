import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEdits } from '../editor/documents/edits'
import { versionOf } from '../platform/pictures/version-of'
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

it('a document is written in all languages by one save', async () => {
  const { payload, pool } = cms
  const texts = (text: string) => ({ en: text, ar: `${text} ar`, de: `${text} de` })
  const entry = {
    collection: 'testimonials' as const,
    name: 'one-save',
    match: { field: 'seedKey', value: 'one-save' },
    data: {
      seedKey: 'one-save',
      name: 'Amal',
      quote: texts('Good work.'),
      role: texts('Producer'),
      _status: 'published',
    },
  }
  await seedDocument(payload, new Registry(), entry)
  const where = { seedKey: { equals: 'one-save' } }
  const { docs } = await payload.find({ collection: 'testimonials', where, locale: 'all' })
  const [made] = docs
  expect(made).toMatchObject({ quote: texts('Good work.'), role: texts('Producer') })
  const { parts } = readEdits(made?.edits) ?? { parts: {} }
  expect(Object.keys(parts).sort()).toEqual(['ar', 'de', 'en', 'shared'])
  const versions = await payload.findVersions({
    collection: 'testimonials',
    where: { parent: { equals: made?.id } },
    locale: 'all',
  })
  expect(versions.docs.map(({ version }) => version)).toMatchObject([
    { quote: texts('Good work.'), _status: 'published' },
  ])
  const { rows } = await pool.query('SELECT FROM publish_events WHERE document = $1', [
    `testimonials:${made?.id}`,
  ])
  expect(rows).toHaveLength(1)
  const board = await pool.query(
    "SELECT locale, state, untranslated FROM translations WHERE kind = 'testimonials' AND document_id = $1 ORDER BY locale",
    [made?.id],
  )
  expect(board.rows).toEqual(
    ['ar', 'de', 'en'].map((locale) => ({ locale, state: 'live', untranslated: 0 })),
  )
})

it('a text that its field does not accept is refused in every language', async () => {
  const entry = {
    collection: 'testimonials' as const,
    name: 'too-long',
    match: { field: 'seedKey', value: 'too-long' },
    data: {
      seedKey: 'too-long',
      name: 'Amal',
      quote: { en: 'Good work.', ar: 'عمل جيد.', de: 'x'.repeat(601) },
      _status: 'published',
    },
  }
  const refused = seedDocument(cms.payload, new Registry(), entry)
  await expect(refused).rejects.toMatchObject({
    cause: { data: { errors: [{ label: 'quote (de)' }] } },
  })
})

it('the set-up stores the pictures of the library as they are', async () => {
  const [posters = []] = await libraryEntries()
  expect(posters.length).toBeGreaterThan(50)
  const { rows } = await cms.pool.query<{ key: string; version: string }>(
    "SELECT seed_key AS key, file_version AS version FROM media WHERE seed_key LIKE '%-poster'",
  )
  const stored = new Map(rows.map(({ key, version }) => [key, version]))
  const changed = posters.filter(
    ({ name, file }) => stored.get(name) !== versionOf(file?.data ?? Buffer.alloc(0)),
  )
  expect(changed.map(({ name }) => name)).toEqual([])
})

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
  // Unlike the set-up, this process encodes pictures on upload, which changes their bytes. The test
  // therefore compares colors.
  const inStore = await readFile(
    path.join(process.env.MEDIA_DIR ?? '', 'library', after?.filename ?? ''),
  )
  const { dominant } = await sharp(inStore).stats()
  expect(dominant).toEqual((await sharp(redrawn).stats()).dominant)
  expect(await seedDocument(payload, new Registry(), entry)).toBe(true)
})
