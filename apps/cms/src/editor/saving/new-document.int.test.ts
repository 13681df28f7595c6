import { afterAll, beforeAll, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let editor: Editor
let translator: Editor

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
})

afterAll(() => cms.stop())

async function make(collection: string, body: object, who = editor) {
  const answer = await who.call('POST', `/editing/${collection}/new`, body)
  return { status: answer.status, ...((await answer.json()) as { id?: number }) }
}

const read = (id: number | undefined) =>
  cms.payload.findByID({ collection: 'posts', id: id ?? 0, draft: true, locale: 'all' })

it('creates a draft with the title and a path from it, in the language of the form', async () => {
  const { id } = await make('posts', { title: ' Über das Licht ', locale: 'de' })
  expect(await read(id)).toMatchObject({
    title: { de: 'Über das Licht' },
    slug: 'ueber-das-licht',
    _status: 'draft',
  })
})

it('takes the next path if another document has the first', async () => {
  await make('posts', { title: 'Twice' })
  const { id } = await make('posts', { title: 'Twice' })
  expect(await read(id)).toMatchObject({ slug: 'twice-2' })
})

it('leaves the path empty if the title gives none, or one that is reserved', async () => {
  for (const title of ['رسوم متحركة', 'Login']) {
    const { id } = await make('posts', { title })
    expect(await read(id)).toMatchObject({ slug: null })
  }
})

it('begins a page with the blocks of its template, each with an id', async () => {
  const { id } = await make('pages', { title: 'From a template', template: 'service' })
  const { blocks } = await cms.payload.findByID({ collection: 'pages', id: id ?? 0, draft: true })
  expect(blocks?.map(({ blockType }) => blockType)).toEqual([
    'hero',
    'richText',
    'steps',
    'faq',
    'callToAction',
  ])
  expect(blocks?.every((block) => Boolean(block.id))).toBe(true)
  expect((await make('posts', { title: 'A post', template: 'service' })).status).toBe(400)
  expect((await make('pages', { title: 'A page', template: 'nothing' })).status).toBe(400)
})

it('refuses translators, malformed bodies and collections without this screen', async () => {
  expect((await make('posts', { title: 'Mine' }, translator)).status).toBe(403)
  expect((await make('posts', { title: '   ' })).status).toBe(400)
  expect((await make('posts', { title: 'a'.repeat(121) })).status).toBe(400)
  expect((await make('media', { title: 'Mine' })).status).toBe(404)
  expect((await make('nothing', { title: 'Mine' })).status).toBe(404)
})

it('covers every collection with autosave', async () => {
  const { SAVED_BY_THEMSELVES } = await import('../../content/kinds')
  const saving = cms.payload.config.collections.filter(({ versions }) =>
    Boolean(versions?.drafts && versions.drafts.autosave),
  )
  expect(saving.map(({ slug }) => slug).sort()).toEqual([...SAVED_BY_THEMSELVES].sort())
})

it('is the only way: relationship fields do not offer to create such a document', async () => {
  const { SAVED_BY_THEMSELVES } = await import('../../content/kinds')
  const open: string[] = []
  const look = (fields: unknown, path: string) => {
    for (const field of fields as Record<string, unknown>[]) {
      const here = `${path}.${String(field.name ?? field.type)}`
      const targets = [field.relationTo].flat()
      const { allowCreate } = (field.admin ?? {}) as { allowCreate?: boolean }
      if (field.type === 'relationship' && allowCreate !== false) {
        if (targets.some((each) => SAVED_BY_THEMSELVES.some((slug) => slug === each)))
          open.push(here)
      }
      if (Array.isArray(field.fields)) look(field.fields, here)
      for (const part of [field.tabs, field.blocks].flat()) {
        if (part) look((part as { fields: unknown[] }).fields, here)
      }
    }
  }
  const { collections, globals } = cms.payload.config
  for (const { slug, fields } of [...collections, ...globals]) {
    if (!slug.startsWith('payload-')) look(fields, slug)
  }
  expect(open).toEqual([])
})
