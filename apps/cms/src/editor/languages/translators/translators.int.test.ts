import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Page, User } from '../../../payload-types'
import { startCms, type TestCms } from '../../../test-support/start-cms'

type Staff = User & { collection: 'users' }

let cms: TestCms
let translator: Staff
let editor: Staff
let page: Page

async function newStaff(role: 'translator' | 'editor'): Promise<Staff> {
  const data = { email: `${role}@studio.example`, password: 'lampe wolke fahrrad', roles: [role] }
  return { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' }
}

beforeAll(async () => {
  cms = await startCms()
  translator = await newStaff('translator')
  editor = await newStaff('editor')
})

afterAll(() => cms.stop())

let pages = 0

beforeEach(async () => {
  pages += 1
  const data = {
    title: 'A page',
    slug: `for-translators-${pages}`,
    readyLocales: ['en' as const],
    headerTheme: 'light' as const,
    _status: 'published' as const,
    blocks: [
      { blockType: 'hero' as const, title: 'First', lead: 'Words.' },
      { blockType: 'hero' as const, title: 'Second' },
    ],
  }
  page = await cms.payload.create({ collection: 'pages', data })
})

interface How {
  user?: Staff
  draft?: boolean
  locale?: 'en' | 'de'
  unpublishAllLocales?: boolean
}

function save(data: object, { user = translator, ...how }: How = {}) {
  const asked = { collection: 'pages', id: page.id, locale: 'en', overrideAccess: false } as const
  return cms.payload.update({ ...asked, data: data, user, ...how })
}

const published = () => cms.payload.findByID({ collection: 'pages', id: page.id, locale: 'en' })

const REFUSED = { status: 403 }

describe('a translator', () => {
  it('changes texts and publishes them, and sets which languages are ready', async () => {
    const german = page.blocks?.map((block) => ({ ...block, title: 'Andere Worte' }))
    const readyLocales = ['en', 'de']
    await save(
      { title: 'Neu', blocks: german, readyLocales, _status: 'published' },
      { locale: 'de' },
    )
    const blocks = page.blocks?.map((block) => ({ ...block, title: 'Other words' }))
    await save({ title: 'New', blocks, readyLocales: ['en', 'de'], _status: 'published' })
    expect(await published()).toMatchObject({
      title: 'New',
      readyLocales: ['en', 'de'],
      blocks: [{ title: 'Other words', lead: 'Words.' }, { title: 'Other words' }],
    })
  })

  it('saves a draft without changing the public page', async () => {
    await save({ title: 'Not yet', _status: 'draft' }, { draft: true })
    expect(await published()).toMatchObject({ title: 'A page', _status: 'published' })
  })

  it.each([
    ['by its state', { _status: 'draft' }, {}],
    ['by saying nothing of it', { title: 'x' }, {}],
    ['in all languages', { _status: 'published' }, { unpublishAllLocales: true }],
  ])('cannot unpublish: %s', async (_, data, how) => {
    await expect(save(data, how)).rejects.toMatchObject(REFUSED)
    expect(await published()).toMatchObject({ title: 'A page', _status: 'published' })
  })

  it.each([
    { slug: 'elsewhere' },
    { layout: 'bare' },
    { headerTheme: 'dark' },
    { isHiddenFromSearch: true },
    { service: 1 },
  ])('cannot change other fields: %j', async (change) => {
    const before = await published()
    await save({ ...change, title: 'Words', _status: 'published' })
    const after = await published()
    expect(after.title).toBe('Words')
    const { title, updatedAt, edits } = before
    expect({ ...after, title, updatedAt, edits }).toEqual(before)
    expect(after.slug).toBe(page.slug)
  })

  it('cannot add, move or remove a block, not even in a draft', async () => {
    const [first, second] = page.blocks ?? []
    for (const blocks of [[first], [second, first], [first, second, { blockType: 'faq' }], []]) {
      await expect(save({ blocks, _status: 'published' })).rejects.toMatchObject(REFUSED)
      await expect(save({ blocks }, { draft: true })).rejects.toMatchObject(REFUSED)
    }
    expect((await published()).blocks).toHaveLength(2)
  })

  it('cannot restore an older version', async () => {
    const { docs } = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      limit: 1,
    })
    const id = docs[0]?.id ?? ''
    const restored = { collection: 'pages', id, user: translator, overrideAccess: false } as const
    await expect(cms.payload.restoreVersion(restored)).rejects.toMatchObject(REFUSED)
  })
})

describe('a picture', () => {
  const pictureOf = async (background: string) => {
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
    return { name: `${background}.png`, data, mimetype: 'image/png', size: data.length }
  }
  const change = (
    id: number,
    data: object,
    user: Staff,
    file?: Awaited<ReturnType<typeof pictureOf>>,
  ) =>
    cms.payload.update({
      collection: 'media',
      id,
      data: data,
      user,
      overrideAccess: false,
      ...(file && { file }),
    })

  it('can be described by a translator and replaced only by editors', async () => {
    const file = await pictureOf('red')
    const media = await cms.payload.create({ collection: 'media', data: { alt: 'Red' }, file })
    const other = await pictureOf('blue')
    await expect(change(media.id, { alt: 'Blue' }, translator, other)).rejects.toMatchObject(
      REFUSED,
    )
    const described = await change(
      media.id,
      { alt: 'A red field', filename: 'x.png', url: 'https://elsewhere.example/x.png', focalX: 3 },
      translator,
    )
    expect(described).toMatchObject({ alt: 'A red field', filename: media.filename })
    expect(described.focalX).toBe(media.focalX)
    const replaced = await change(media.id, {}, editor, other)
    expect(replaced.filename).not.toBe(media.filename)
  })
})

it('an editor changes the path and the blocks, and unpublishes', async () => {
  const slug = `moved-${pages}`
  await save({ slug, blocks: [], _status: 'published' }, { user: editor })
  expect(await published()).toMatchObject({ slug, blocks: [] })
  await save({ _status: 'draft' }, { user: editor })
  expect((await published())._status).toBe('draft')
})
