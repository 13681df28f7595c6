import { expect, it } from 'vitest'
import type { AdminForm } from '../../../test-support/admin-form'
import { conflictOf, sharedPage } from '../../../test-support/shared-page'

interface Block {
  id: string
  blockType: string
  title?: string | null
  size?: string
}

const page = sharedPage({
  title: 'A page',
  blocks: [
    { blockType: 'hero', title: 'First' },
    { blockType: 'hero', title: 'Second' },
  ],
})

const blocksOf = (form: AdminForm) => form.values.blocks as Block[]

const written = (form: AdminForm, words: string) =>
  blocksOf(form).map((block, index) => ({ ...block, title: `${words} ${index + 1}` }))

async function newest(locale: 'en' | 'de') {
  const query = { collection: 'pages', id: page.id, locale, draft: true, depth: 0 } as const
  const found = await page.cms.payload.findByID({ ...query, fallbackLocale: false })
  return { ...found, words: (found.blocks as Block[]).map(({ title }) => title ?? null) }
}

it('a translator’s texts reach their blocks while an editor adds and moves some', async () => {
  const hers = await page.mira.open(`pages/${page.id}`)
  const his = await page.jon.open(`pages/${page.id}`, 'de')
  const [first, second] = blocksOf(hers)
  const added = { blockType: 'hero', id: 'added', title: 'Third' }
  expect((await hers.autosave({ blocks: [second, added, first] })).status).toBe(200)

  expect((await his.autosave({ blocks: written(his, 'Wort') })).status).toBe(200)
  expect((await newest('de')).words).toEqual(['Wort 2', null, 'Wort 1'])
  expect((await newest('en')).words).toEqual(['Second', 'Third', 'First'])

  // Both forms can save again afterwards.
  expect((await hers.autosave({ title: 'Hers' })).status).toBe(200)
  expect((await his.autosave({ title: 'Seins' })).status).toBe(200)

  await his.load()
  expect((await his.autosave({ blocks: written(his, 'Neu') })).status).toBe(200)
  const refusal = await his.publish()
  expect(refusal.status).toBe(403)
  expect(await refusal.text()).toContain('“Hero 2” was changed by Mira Klein and is not live yet')
  expect((await hers.publish()).status).toBe(200)
  await his.load()
  expect((await his.publish()).status).toBe(200)
  const query = { collection: 'pages', id: page.id, locale: 'all', depth: 0 } as const
  expect(await page.cms.payload.findByID(query)).toMatchObject({
    title: { en: 'Hers', de: 'Seins' },
    _status: 'published',
  })
})

it('a text in a removed block stays in the history', async () => {
  const hers = await page.mira.open(`pages/${page.id}`)
  const his = await page.jon.open(`pages/${page.id}`, 'de')
  await hers.autosave({ blocks: blocksOf(hers).slice(1) })

  const refusal = await his.autosave({ blocks: written(his, 'Wort') })
  expect(refusal.status).toBe(409)
  const conflict = await conflictOf(his)
  expect(conflict).toMatchObject({ by: 'Mira Klein', canKeepMine: false })

  expect((await his.ask('take-theirs')).status).toBe(200)
  expect((await newest('en')).words).toEqual(['Second'])
  const { docs } = await page.cms.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: page.id } },
    sort: '-updatedAt',
    locale: 'de',
  })
  const kept = docs.map(({ version }) => (version.blocks as Block[]).map(({ title }) => title))
  expect(kept).toContainEqual(['Wort 1', 'Wort 2'])

  await his.load()
  expect((await his.autosave({ blocks: written(his, 'Neu') })).status).toBe(200)
  expect((await newest('de')).words).toEqual(['Neu 1'])
  expect((await hers.autosave({ title: 'Hers' })).status).toBe(200)
})

it('the ready languages are shared: an outdated form is refused', async () => {
  const hers = await page.mira.open(`pages/${page.id}`)
  const his = await page.jon.open(`pages/${page.id}`, 'de')
  await hers.autosave({ readyLocales: ['en', 'ar'] })
  expect((await his.autosave({ title: 'Seins' })).status).toBe(409)
  const conflict = await conflictOf(his)
  expect(conflict).toMatchObject({ by: 'Mira Klein', canKeepMine: true })
  expect(conflict?.differences).toContainEqual({ field: 'Ready in', theirs: null, mine: null })
  expect((await his.keep(conflict?.edits)).status).toBe(200)
})

it('a translator cannot add a block through a form', async () => {
  const his = await page.jon.open(`pages/${page.id}`, 'de')
  const blocks = [...blocksOf(his), { blockType: 'hero', id: 'own', title: 'Eigenes' }]
  expect((await his.autosave({ blocks })).status).toBe(403)
  expect((await newest('en')).words).toEqual(['First', 'Second'])
})
