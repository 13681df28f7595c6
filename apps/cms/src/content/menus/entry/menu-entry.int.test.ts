import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { Editor } from '../../../test-support/admin-form'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import { placesIn, type MenuPlace } from './menu-places'

let cms: TestCms
let editor: Editor
let translator: Editor
let page: number

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
  const answer = await editor.call('POST', '/editing/pages/new', { title: 'Paper sets' })
  page = z.object({ id: z.number() }).parse(await answer.json()).id
  await cms.payload.update({
    collection: 'pages',
    id: page,
    data: { title: 'Papierkulissen' },
    draft: true,
    locale: 'de',
  })
})

afterAll(() => cms.stop())

const menusIn = (locale: 'en' | 'de' | 'ar') =>
  cms.payload.findGlobal({ slug: 'menus', locale, fallbackLocale: false, depth: 0 })

async function places(): Promise<MenuPlace[]> {
  return placesIn(await menusIn('en'))
}

const put = (body: object, who = editor) => who.call('POST', '/menus/entries', body)

it('an editor puts a page into a column, named in each language by the page’s title', async () => {
  const [place] = (await places()).filter(({ isFull }) => !isFull)
  const body = { page, place: place?.key, name: 'Sets of paper', locale: 'en' }
  expect((await put(body)).status).toBe(200)
  expect((await places()).find(({ key }) => key === place?.key)?.pages).toContain(page)
  expect(JSON.stringify(await menusIn('en'))).toContain('Sets of paper')
  const german = JSON.stringify(await menusIn('de'))
  expect(german).toContain('Papierkulissen')
  expect(german).not.toContain('Sets of paper')
  const again = await put(body)
  expect([again.status, await again.json()]).toEqual([409, { error: { code: 'alreadyThere' } }])
})

it('the other entries keep their names in every language', async () => {
  const before = await Promise.all((['en', 'de', 'ar'] as const).map(menusIn))
  const place = (await places())
    .filter(({ pages, isFull }) => !isFull && !pages.includes(page))
    .at(-1)
  expect((await put({ page, place: place?.key, name: 'Sets', locale: 'en' })).status).toBe(200)
  const after = await Promise.all((['en', 'de', 'ar'] as const).map(menusIn))
  for (const [index, menus] of after.entries()) {
    const labels = (value: unknown): string[] => [
      ...(JSON.stringify(value).match(/"(?:label|title)":"[^"]+"/g) ?? []),
    ]
    const kept = labels(before[index])
    expect(labels(menus).filter((label) => kept.includes(label)).length).toBeGreaterThanOrEqual(
      kept.length,
    )
  }
})

it('keeps both entries of two editors who add them at the same time', async () => {
  const place = (await places()).filter(({ isFull }) => !isFull).at(-1)
  const pages = await Promise.all(
    ['Rain', 'Snow'].map(async (title) => {
      const answer = await editor.call('POST', '/editing/pages/new', { title })
      return z.object({ id: z.number() }).parse(await answer.json()).id
    }),
  )
  const answers = await Promise.all(
    pages.map((id) => put({ page: id, place: place?.key, name: `Page ${id}`, locale: 'en' })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const found = (await places()).find(({ key }) => key === place?.key)?.pages
  expect(found).toEqual(expect.arrayContaining(pages))
})

it('refuses translators, unknown pages and columns, and bad bodies', async () => {
  const [place] = await places()
  const body = { page, place: place?.key, name: 'Sets', locale: 'en' }
  expect((await put(body, translator)).status).toBe(403)
  expect((await translator.call('GET', '/menus/places')).status).toBe(403)
  expect((await put({ ...body, page: 2_000_000 })).status).toBe(404)
  expect((await put({ ...body, place: 'footerGroups/nothing' })).status).toBe(404)
  for (const wrong of [{ name: ' ' }, { name: 'a'.repeat(41) }, { locale: 'fr' }, { page: 'x' }]) {
    expect((await put({ ...body, ...wrong })).status).toBe(400)
  }
})

it('is refused while a colleague has the menus open', async () => {
  const place = (await places()).find(({ pages, isFull }) => !isFull && !pages.includes(page))
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: translator.email } },
  })
  await cms.payload.create({
    collection: 'payload-locked-documents',
    data: {
      globalSlug: 'menus',
      user: { relationTo: 'users', value: docs[0]?.id ?? 0 },
    },
  })
  const refused = await put({ page, place: place?.key, name: 'Sets', locale: 'en' })
  expect([refused.status, await refused.json()]).toEqual([409, { error: { code: 'locked' } }])
})
