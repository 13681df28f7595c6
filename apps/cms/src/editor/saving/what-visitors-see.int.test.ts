import type { Locale } from '@studio/shared/locales'
import { describe, expect, it } from 'vitest'
import { sharedPage } from '../../test-support/shared-page'
import type { LanguageStates } from '../languages/language-states'

const page = sharedPage({ title: 'First' })

const live = async (locale: Locale = 'en') => {
  const doc = await page.cms.payload.findByID({
    collection: 'pages',
    id: page.id,
    locale,
    depth: 0,
  })
  return { title: doc.title, _status: doc._status }
}

const newest = async (locale: Locale = 'en') =>
  (
    await page.cms.payload.findByID({
      collection: 'pages',
      id: page.id,
      locale,
      draft: true,
      depth: 0,
    })
  ).title

const versions = async () =>
  (
    await page.cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: '-updatedAt',
      limit: 50,
    })
  ).docs

async function states(): Promise<LanguageStates> {
  const answer = await page.mira.call('GET', `/editing/pages/${page.id}/languages`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as LanguageStates
}

/** Sends the request of the button “Publish in …”. */
async function publish(locale: Locale, data: object = {}) {
  const query = `locale=${locale}&publishSpecificLocale=${locale}&depth=0`
  const answer = await page.mira.call('PATCH', `/pages/${page.id}?${query}`, {
    ...data,
    _status: 'published',
  })
  expect(answer.status).toBe(200)
}

async function saveDraft(locale: Locale, data: object) {
  const query = `locale=${locale}&draft=true&depth=0`
  const answer = await page.mira.call('PATCH', `/pages/${page.id}?${query}`, data)
  expect(answer.status).toBe(200)
}

const readyInAll = () => publish('en', { readyLocales: ['en'] })

describe('taking a colleague’s text', () => {
  it('leaves the public page unchanged if the colleague has saved a draft', async () => {
    const his = await page.jon.open(`pages/${page.id}`)
    const hers = await page.mira.open(`pages/${page.id}`)
    await hers.autosave({ title: 'Hers' })
    expect((await his.autosave({ title: 'His' })).status).toBe(409)
    expect((await his.ask('take-theirs')).status).toBe(200)
    expect(await live()).toEqual({ title: 'First', _status: 'published' })
    expect(await newest()).toBe('Hers')
  })

  it('creates no publish event', async () => {
    const his = await page.jon.open(`pages/${page.id}`)
    const hers = await page.mira.open(`pages/${page.id}`)
    await hers.autosave({ title: 'Hers' })
    await his.autosave({ title: 'His' })
    const events = async () => {
      const count = 'SELECT count(*)::int AS n FROM publish_events'
      return (await page.cms.pool.query<{ n: number }>(count)).rows
    }
    const before = await events()
    await his.ask('take-theirs')
    expect(await events()).toEqual(before)
  })
})

describe('restoring a version', () => {
  it('makes it the newest draft and changes nothing for visitors, whichever version it is', async () => {
    await saveDraft('en', { title: 'Draft' })
    await publish('en', { title: 'Second' })
    await saveDraft('en', { title: 'Third' })
    for (const { id, version } of await versions()) {
      const answer = await page.mira.call('POST', `/pages/versions/${id}?draft=false`)
      expect(answer.status).toBe(200)
      expect(await live()).toEqual({ title: 'Second', _status: 'published' })
      expect(await newest()).toBe(version.title)
    }
  })

  it('requires the right to change the document', async () => {
    const [version] = await versions()
    expect((await page.jon.call('POST', `/pages/versions/${version?.id}`)).status).toBe(403)
    expect((await page.mira.call('POST', '/pages/versions/999999')).status).toBe(404)
    expect((await page.mira.call('POST', '/pages/versions/none')).status).toBeLessThan(500)
  })
})

describe('the state of each language', () => {
  it('tells live, changed, draft and missing languages apart', async () => {
    await readyInAll()
    expect(await states()).toEqual({
      languages: { en: 'live', de: 'missing', ar: 'missing' },
      isSharedChanged: false,
      isLive: true,
      ready: ['en'],
    })
    await saveDraft('de', { title: 'Entwurf' })
    await saveDraft('en', { title: 'Changed' })
    expect((await states()).languages).toEqual({ en: 'changed', de: 'draft', ar: 'missing' })
  })

  it('reports changes in shared fields', async () => {
    await saveDraft('en', { headerTheme: 'dark' })
    expect(await states()).toMatchObject({ languages: { en: 'live' }, isSharedChanged: true })
  })

  it('is a draft in every language once the page is unpublished', async () => {
    await page.mira.call('PATCH', `/pages/${page.id}?unpublishAllLocales=true`, {
      _status: 'draft',
    })
    expect(await states()).toMatchObject({ languages: { en: 'draft' }, isLive: false })
  })
})

describe('publishing one language', () => {
  it('leaves the draft of another language a draft, also if the path is published later', async () => {
    await saveDraft('de', { title: 'Deutsch' })
    await publish('de', { readyLocales: ['en', 'de'] })
    await saveDraft('de', { title: 'Entwurf' })
    await publish('en', { title: 'English' })
    await publish('en', { slug: `${page.slug}-other` })
    expect([await live('en'), await live('de')]).toEqual([
      { title: 'English', _status: 'published' },
      { title: 'Deutsch', _status: 'published' },
    ])
    expect(await newest('de')).toBe('Entwurf')
    expect((await states()).languages).toMatchObject({ en: 'live', de: 'changed' })
    await publish('de')
    expect((await live('de')).title).toBe('Entwurf')
    expect((await states()).languages).toMatchObject({ en: 'live', de: 'live' })
  })
})

it('no call changes many documents at once', async () => {
  for (const collection of ['pages', 'price-groups', 'media', 'users', 'redirects'] as const) {
    const answer = await page.mira.call('PATCH', `/${collection}?where[id][exists]=true`, {
      blocks: [],
      prices: [],
      _status: 'draft',
    })
    expect(answer.status).toBe(405)
  }
  expect(await live()).toEqual({ title: 'First', _status: 'published' })
})

it("only staff may call the language panel's endpoint", async () => {
  const { Editor } = await import('../../test-support/admin-form')
  const client = await Editor.logIn(page.cms, 'A client', 'client')
  expect((await client.call('GET', `/editing/pages/${page.id}/languages`)).status).toBe(403)
  expect((await page.mira.call('GET', '/editing/pages/999999/languages')).status).toBe(404)
})

it('pages that list a whole collection show none of its drafts', async () => {
  const usage = async () => {
    const answer = await page.mira.call('GET', `/publishing/usage/pages/${page.id}`)
    return ((await answer.json()) as { pages: { path: string }[] }).pages
  }
  await page.cms.pool.query(
    `INSERT INTO site_builds (country, locale, path, documents, read_at)
     VALUES ('us', 'en', $1, '{pages:*}', 0)`,
    [`lists-${page.slug}`],
  )
  expect(await usage()).toContainEqual(expect.objectContaining({ path: `lists-${page.slug}` }))
  await page.mira.call('PATCH', `/pages/${page.id}?unpublishAllLocales=true`, { _status: 'draft' })
  expect(await usage()).toEqual([])
})
