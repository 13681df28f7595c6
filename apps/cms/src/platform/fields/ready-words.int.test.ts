import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { richText, samplePost } from '../../test-support/sample-documents'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

/**
 * A request with a user, because requests without one, such as those of the setup, are not checked.
 */
async function asEditor(locale: 'en' | 'de'): Promise<PayloadRequest> {
  const { payload } = cms
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  const user = docs[0] ?? {
    ...(await payload.create({
      collection: 'users',
      data: { email: 'editor@studio.example', password: 'a quiet blue kite', roles: ['editor'] },
    })),
  }
  return createLocalReq({ user: { ...user, collection: 'users' }, locale }, payload)
}

it('a language cannot be marked as ready while required texts are missing', async () => {
  const { payload } = cms
  const ready = { readyLocales: ['en' as const, 'de' as const] }
  const data = samplePost('ready-or-not', '2025-01-01')
  const { id } = await payload.create({ collection: 'posts', data })
  const publish = async (more: object, locale: 'en' | 'de' = 'en') =>
    payload.update({
      collection: 'posts',
      id,
      data: { ...more, _status: 'published' },
      locale,
      req: await asEditor(locale),
    })
  const refusal = (label: string) => ({ data: { errors: [{ path: 'readyLocales', label }] } })
  await expect(publish(ready)).rejects.toMatchObject(
    refusal('Deutsch is not complete. Missing: Title; Lead; Body'),
  )

  // Drafts may be incomplete.
  await payload.update({
    collection: 'posts',
    id,
    data: { ...ready, title: 'Deutsch', lead: 'Worum es geht.' },
    locale: 'de',
    draft: true,
    req: await asEditor('de'),
  })
  await expect(publish({})).rejects.toMatchObject(refusal('Deutsch is not complete. Missing: Body'))
  await publish({ title: 'Deutsch', lead: 'Worum es geht.', body: richText('Worte.') }, 'de')
  expect(await payload.findByID({ collection: 'posts', id })).toMatchObject(ready)
})

it("each empty field in the form's language is named and marked", async () => {
  const { payload } = cms
  const blocks = [{ blockType: 'hero' as const, title: 'Set' }]
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...PUBLISHED, title: 'Set', slug: 'marked', blocks },
  })
  const editor = await Editor.logIn(cms, 'Mira Klein')
  const answer = await editor.call('PATCH', `/pages/${id}?locale=de&publishSpecificLocale=de`, {
    readyLocales: ['en', 'de'],
    _status: 'published',
  })
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: { data: { errors: object[] } }[] }
  expect(errors[0]?.data.errors).toMatchObject([
    { path: 'title', label: 'Title' },
    { path: 'blocks.0.title', label: expect.stringContaining('Title') as string },
  ])
})

describe('the check cannot be bypassed', () => {
  const GERMAN = { title: 'Deutsch', lead: 'Worum es geht.', body: richText('Worte.') }
  const ready = { readyLocales: ['en' as const, 'de' as const], _status: 'published' as const }

  it('by saving all languages at once', async () => {
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: { ...PUBLISHED, title: 'English', slug: 'all-at-once' },
    })
    const editor = await Editor.logIn(cms, 'Mira Klein')
    const save = () => editor.call('PATCH', `/pages/${id}?locale=all`, ready)
    const refusal = await save()
    expect(refusal.status).toBe(400)
    expect(await refusal.text()).toContain('Deutsch is not complete')
    const german = { title: 'Deutsch' }
    await cms.payload.update({ collection: 'pages', id, data: german, locale: 'de', draft: true })
    const saved = await save()
    expect(saved.status, await saved.text()).toBe(200)
    expect(await cms.payload.findByID({ collection: 'pages', id })).toMatchObject(ready)
  })

  it('by publishing one language while the texts of another are a draft', async () => {
    const data = samplePost('one-alone', '2025-01-01')
    const { id } = await cms.payload.create({ collection: 'posts', data })
    await cms.payload.update({ collection: 'posts', id, data: GERMAN, locale: 'de', draft: true })
    const only = async (publishSpecificLocale: 'en' | 'de') =>
      cms.payload.update({
        collection: 'posts',
        id,
        data: { ...ready, ...(publishSpecificLocale === 'de' && GERMAN) },
        publishSpecificLocale,
        locale: publishSpecificLocale,
        req: await asEditor(publishSpecificLocale),
      })
    await expect(only('en')).rejects.toThrow('Deutsch is not on the site yet')
    await only('de')
    expect(await cms.payload.findByID({ collection: 'posts', id, locale: 'de' })).toMatchObject({
      ...ready,
      title: 'Deutsch',
    })
  })
})
