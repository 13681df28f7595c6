import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Editor, type AdminForm } from '../test-support/admin-form'
import { startCms, type TestCms } from '../test-support/start-cms'
import type { Conflict } from './conflict'
import { readVersions } from './versions'

let cms: TestCms
let mira: Editor
let jon: Editor
let id: number
let nextPost = 0

beforeAll(async () => {
  cms = await startCms()
  mira = await Editor.logIn(cms, 'Mira Klein')
  jon = await Editor.logIn(cms, 'Jon Weaver', 'translator')
})

afterAll(() => cms.stop())

beforeEach(async () => {
  nextPost += 1
  const post = await cms.payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      title: 'First',
      slug: `two-${nextPost}`,
      readyLocales: ['en'],
      headerTheme: 'light',
      _status: 'published',
    },
  })
  id = post.id
})

const open = (who: Editor, locale = 'en') => who.open(`pages/${id}`, locale)

const newest = (locale: 'en' | 'de' = 'en') =>
  cms.payload.findByID({ collection: 'pages', id, locale, draft: true, depth: 0 })

async function conflictOf(form: AdminForm): Promise<Conflict | null> {
  const { conflict } = (await (await form.ask('conflict')).json()) as { conflict: Conflict | null }
  return conflict
}

const versions = () =>
  readVersions({ payload: cms.payload, user: STAFF } as never, {
    collection: cms.payload.collections.pages.config,
    id,
    page: 1,
    hasPublishedDoc: true,
  })
const STAFF = { id: 1, collection: 'users', roles: ['editor'], email: 'x@studio.example' }

describe('a form that is behind', () => {
  it('is refused, told who was there, and nothing is written over', async () => {
    const [his, hers] = [await open(jon), await open(mira)]
    expect((await hers.autosave({ title: 'Hers' })).status).toBe(200)
    const refusal = await his.autosave({ slug: 'his' })
    expect(refusal.status).toBe(409)
    expect(await refusal.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('Mira Klein') as string,
          data: { code: 'editedElsewhere', errors: [{ path: 'edits' }] },
        },
      ],
    })
    expect(await newest()).toMatchObject({ title: 'Hers', slug: `two-${nextPost}` })
    expect(await conflictOf(his)).toMatchObject({
      by: 'Mira Klein',
      // A translator changes no path, also where a form sends one.
      differences: [{ field: 'Title (English)', theirs: 'Hers', mine: 'First' }],
    })
  })

  it('cannot publish either', async () => {
    const [his, hers] = [await open(jon), await open(mira)]
    await hers.autosave({ title: 'Hers' })
    expect((await his.publish()).status).toBe(409)
    expect((await newest())._status).toBe('draft')
  })

  it('may save in another language meanwhile: the two do not meet', async () => {
    const [his, hers] = [await open(jon, 'de'), await open(mira)]
    await hers.autosave({ title: 'Hers' })
    expect((await his.autosave({ title: 'Seins' })).status).toBe(200)
    expect((await hers.autosave({ title: 'Hers again' })).status).toBe(200)
    expect([(await newest()).title, (await newest('de')).title]).toEqual(['Hers again', 'Seins'])
  })

  it('is one of two windows of the same person, too', async () => {
    const [first, second] = [await open(mira), await open(mira)]
    await first.autosave({ title: 'One' })
    expect((await second.autosave({ title: 'Two' })).status).toBe(409)
  })

  it('is one of two that save at the same moment, whatever the moment', async () => {
    const forms = await Promise.all([open(mira), open(jon), open(mira), open(jon)])
    const answers = await Promise.all(forms.map((form, n) => form.autosave({ title: `Form ${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('nobody is refused who', () => {
  it('saves on and on, also before the answer to the last save was read', async () => {
    const form = await open(mira)
    const before = form.values.edits
    for (const title of ['H', 'He', 'Her', 'Hers']) {
      form.values.edits = before
      expect((await form.autosave({ title })).status).toBe(200)
    }
    expect((await form.publish()).status).toBe(200)
    expect((await newest()).title).toBe('Hers')
  })

  it('has changed nothing against the newest version', async () => {
    const [his, hers] = [await open(jon), await open(mira)]
    await hers.autosave({ title: 'Same' })
    expect((await his.autosave({ title: 'Same' })).status).toBe(200)
  })

  it('is no form: a program says what it wants to write', async () => {
    const form = await open(mira)
    await form.autosave({ title: 'Hers' })
    const answer = await jon.call('PATCH', `/pages/${id}?locale=en&draft=true`, { title: 'API' })
    expect(answer.status).toBe(200)
    expect((await form.autosave({ title: 'Hers again' })).status).toBe(409)
  })

  it('sends a whole document back that it has read', async () => {
    const read = (await (await jon.call('GET', `/pages/${id}?locale=en&depth=0`)).json()) as object
    await (await open(mira)).autosave({ title: 'Hers' })
    const answer = await jon.call('PATCH', `/pages/${id}?locale=en`, { ...read, title: 'API' })
    expect(answer.status).toBe(200)
  })
})

describe('after a refusal', () => {
  let his: AdminForm
  let hers: AdminForm

  beforeEach(async () => {
    his = await open(jon)
    hers = await open(mira)
    await hers.autosave({ title: 'Hers' })
    await his.autosave({ title: 'His' })
  })

  const titles = async () => {
    const { docs } = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      locale: 'en',
    })
    return docs.map(({ version }) => version.title)
  }

  it('one may keep one’s own: theirs is in the history', async () => {
    const conflict = await conflictOf(his)
    expect((await his.keep(conflict?.edits)).status).toBe(200)
    expect(await titles()).toEqual(['His', 'Hers', 'First'])
    expect((await hers.autosave({ title: 'Hers 2' })).status).toBe(409)
  })

  it('one may take theirs: one’s own is in the history, and they notice nothing', async () => {
    expect((await his.ask('take-theirs')).status).toBe(200)
    expect((await newest()).title).toBe('Hers')
    expect(await titles()).toEqual(['Hers', 'His', 'Hers', 'First'])
    expect((await hers.autosave({ title: 'Hers 2' })).status).toBe(200)
    await his.load()
    expect(his.values.title).toBe('Hers 2')
  })

  it('what they published stays published', async () => {
    await hers.publish()
    await his.ask('take-theirs')
    expect(await newest()).toMatchObject({ title: 'Hers', _status: 'published' })
  })
})

describe('the versions', () => {
  it('say who changed what', async () => {
    const hers = await open(mira)
    await hers.autosave({ title: 'Hers', slug: `other-${nextPost}` })
    const his = await open(jon, 'de')
    await his.autosave({ title: 'Seins' })
    await hers.publish()
    const { entries } = await versions()
    expect(entries).toMatchObject([
      { authors: ['Mira Klein'], status: 'live', changes: [] },
      {
        authors: ['Jon Weaver', 'Mira Klein'],
        status: 'draft',
        changes: ['Title (English, German)', 'Path'],
      },
      { authors: [null], status: 'published', changes: null },
    ])
  })

  it('name nobody to those who may not read documents of the studio', async () => {
    await (await open(mira)).publish()
    const client = await Editor.logIn(cms, 'A client', 'client')
    const answer = await client.call('GET', `/pages/versions?where[parent][equals]=${id}`)
    expect(answer.status).toBe(403)
  })
})
