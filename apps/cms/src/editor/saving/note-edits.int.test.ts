import { beforeEach, describe, expect, it } from 'vitest'
import { Editor, type AdminForm } from '../../test-support/admin-form'
import { conflictOf, sharedPage } from '../../test-support/shared-page'
import { readVersions } from './versions'

const page = sharedPage({ title: 'First' })

const open = (who: Editor, locale = 'en') => who.open(`pages/${page.id}`, locale)

const newest = (locale: 'en' | 'de' = 'en') =>
  page.cms.payload.findByID({ collection: 'pages', id: page.id, locale, draft: true, depth: 0 })

const versions = () =>
  readVersions({ payload: page.cms.payload, user: STAFF, i18n: { language: 'en' } } as never, {
    collection: 'pages',
    id: page.id,
    page: 1,
    hasPublishedDoc: true,
  })
const STAFF = { id: 1, collection: 'users', roles: ['editor'], email: 'x@studio.example' }

describe('a form that is behind', () => {
  it('is refused with the name of the other editor, and nothing is overwritten', async () => {
    const [his, hers] = [await open(page.jon), await open(page.mira)]
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
    expect(await newest()).toMatchObject({ title: 'Hers', slug: page.slug })
    expect(await conflictOf(his)).toMatchObject({
      by: 'Mira Klein',
      // Translators cannot change the path, even if their form sends one.
      differences: [{ field: 'Title (English)', theirs: 'Hers', mine: 'First' }],
    })
  })

  it('cannot publish either', async () => {
    const [his, hers] = [await open(page.jon), await open(page.mira)]
    await hers.autosave({ title: 'Hers' })
    expect((await his.publish()).status).toBe(409)
    expect((await newest())._status).toBe('draft')
  })

  it('may save in another language, because the two do not conflict', async () => {
    const [his, hers] = [await open(page.jon, 'de'), await open(page.mira)]
    await hers.autosave({ title: 'Hers' })
    expect((await his.autosave({ title: 'Seins' })).status).toBe(200)
    expect((await hers.autosave({ title: 'Hers again' })).status).toBe(200)
    expect([(await newest()).title, (await newest('de')).title]).toEqual(['Hers again', 'Seins'])
  })

  it('may also be a second window of the same person', async () => {
    const [first, second] = [await open(page.mira), await open(page.mira)]
    await first.autosave({ title: 'One' })
    expect((await second.autosave({ title: 'Two' })).status).toBe(409)
  })

  it('may also be one of two that save at the same moment', async () => {
    const forms = await Promise.all([
      open(page.mira),
      open(page.jon),
      open(page.mira),
      open(page.jon),
    ])
    const answers = await Promise.all(forms.map((form, n) => form.autosave({ title: `Form ${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('a save is accepted', () => {
  it('from a form that saves repeatedly, before the answer to the last save has arrived', async () => {
    const form = await open(page.mira)
    const before = form.values.edits
    for (const title of ['H', 'He', 'Her', 'Hers']) {
      form.values.edits = before
      expect((await form.autosave({ title })).status).toBe(200)
    }
    expect((await form.publish()).status).toBe(200)
    expect((await newest()).title).toBe('Hers')
  })

  it('from a form whose values equal the newest version', async () => {
    const [his, hers] = [await open(page.jon), await open(page.mira)]
    await hers.autosave({ title: 'Same' })
    expect((await his.autosave({ title: 'Same' })).status).toBe(200)
  })

  it('from a program, which is not a form', async () => {
    const form = await open(page.mira)
    await form.autosave({ title: 'Hers' })
    const answer = await page.jon.call('PATCH', `/pages/${page.id}?locale=en&draft=true`, {
      title: 'API',
    })
    expect(answer.status).toBe(200)
    expect((await form.autosave({ title: 'Hers again' })).status).toBe(409)
  })

  it('from a program that sends a whole document back', async () => {
    const read = (await (
      await page.jon.call('GET', `/pages/${page.id}?locale=en&depth=0`)
    ).json()) as object
    await (await open(page.mira)).autosave({ title: 'Hers' })
    const answer = await page.jon.call('PATCH', `/pages/${page.id}?locale=en`, {
      ...read,
      title: 'API',
    })
    expect(answer.status).toBe(200)
  })
})

describe('after a refusal', () => {
  let his: AdminForm
  let hers: AdminForm

  beforeEach(async () => {
    his = await open(page.jon)
    hers = await open(page.mira)
    await hers.autosave({ title: 'Hers' })
    await his.autosave({ title: 'His' })
  })

  const titles = async () => {
    const { docs } = await page.cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: '-updatedAt',
      locale: 'en',
    })
    return docs.map(({ version }) => version.title)
  }

  it('the editor may keep their own version, and the other one is in the history', async () => {
    const conflict = await conflictOf(his)
    expect((await his.keep(conflict?.edits)).status).toBe(200)
    expect(await titles()).toEqual(['His', 'Hers', 'First'])
    expect((await hers.autosave({ title: 'Hers 2' })).status).toBe(409)
  })

  it('the editor may take the other version, and their own is in the history', async () => {
    expect((await his.ask('take-theirs')).status).toBe(200)
    expect((await newest()).title).toBe('Hers')
    expect(await titles()).toEqual(['Hers', 'His', 'Hers', 'First'])
    expect((await hers.autosave({ title: 'Hers 2' })).status).toBe(200)
    await his.load()
    expect(his.values.title).toBe('Hers 2')
  })

  it('a version that the other editor published stays published', async () => {
    await hers.publish()
    await his.ask('take-theirs')
    expect(await newest()).toMatchObject({ title: 'Hers', _status: 'published' })
  })
})

describe('the versions', () => {
  it('contain the authors and their changes', async () => {
    const hers = await open(page.mira)
    await hers.autosave({ title: 'Hers', slug: `${page.slug}-other` })
    const his = await open(page.jon, 'de')
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

  it("contain no names for callers who may not read the studio's documents", async () => {
    await (await open(page.mira)).publish()
    const client = await Editor.logIn(page.cms, 'A client', 'client')
    const answer = await client.call('GET', `/pages/versions?where[parent][equals]=${page.id}`)
    expect(answer.status).toBe(403)
  })
})
