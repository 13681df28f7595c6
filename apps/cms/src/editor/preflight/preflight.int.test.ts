import type { Locale } from '@studio/shared/locales'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { richText, samplePost } from '../../test-support/sample-documents'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'
import type { Finding, FindingKind } from './finding'

let cms: TestCms
let editor: Editor
let translator: Editor
let count = 0

/** Findings that depend on the site settings, or that are a matter of taste. */
const ABOUT_THE_SITE: FindingKind[] = ['claimsDisagree', 'titleLength', 'descriptionLength']

const isOfTest = (slug: string | null | undefined) => /^(preflight|moved)-/.test(slug ?? '')

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
})

afterAll(() => cms.stop())

const action = (link: object) => ({
  blockType: 'callToAction' as const,
  heading: 'Write to us',
  actions: [{ label: 'Go', emphasis: 'primary' as const, link }],
})

/** A published page in which the checks find no problem. */
async function page(more: object = {}): Promise<{ id: number; slug: string }> {
  count += 1
  const slug = `preflight-${count}`
  const data = {
    ...PUBLISHED,
    title: `Page ${count}`,
    slug,
    seoDescription: 'A page of the test, with a description that is long enough for its purpose.',
    ...more,
  }
  const { id } = await cms.payload.create({ collection: 'pages', data })
  return { id, slug }
}

const draft = (id: number, data: object, locale: Locale = 'en') =>
  cms.payload.update({ collection: 'pages', id, data, draft: true, locale })

async function check(
  document: string,
  { query = '', who = editor }: { query?: string; who?: Editor } = {},
): Promise<Finding[]> {
  const answer = await who.call('GET', `/publishing/preflight/${document}${query}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { findings: Finding[] }).findings
}

const publish = (id: number, { locale = 'en', who = editor }: { locale?: string; who?: Editor }) =>
  who.call('PATCH', `/pages/${id}?locale=${locale}&publishSpecificLocale=${locale}`, {
    _status: 'published',
  })

async function refusals(answer: Response): Promise<{ path: string; message: string }[]> {
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as {
    errors: { data: { errors: { path: string; message: string }[] } }[]
  }
  return errors[0]?.data.errors ?? []
}

const kinds = (findings: Finding[]) => findings.map(({ kind }) => kind).sort()

it('the seeded content has nothing that would be refused, and no wrong link or figure', async () => {
  // These modules are imported here because they read the environment, which `startCms` sets.
  const { readyIn, translationsIn } = await import('./read-state')
  const { runPreflight } = await import('./run-preflight')
  const req = await createLocalReq({}, cms.payload)
  const found: string[] = []
  for (const collection of ['pages', 'posts', 'jobs', 'case-studies', 'videos'] as const) {
    const { docs } = await cms.payload.find({
      collection,
      locale: 'all',
      depth: 0,
      pagination: false,
    })
    const { fields, flattenedFields } = cms.payload.collections[collection].config
    for (const doc of docs.filter(({ slug }) => !isOfTest(slug))) {
      const next = translationsIn(flattenedFields, { ...doc }, readyIn({ ...doc }))
      const own = { collection, id: doc.id, fields, flattenedFields }
      const findings = await runPreflight(req, { ...own, next, live: {} })
      found.push(
        ...findings
          .filter(({ kind }) => !ABOUT_THE_SITE.includes(kind))
          .map(({ locale, kind, path }) => `${collection} ${doc.slug} ${locale} ${kind} ${path}`),
      )
    }
  }
  expect(found).toEqual([])
})

it('messages and names of fields are in the language of the account', async () => {
  const { runPreflight } = await import('./run-preflight')
  const req = await createLocalReq({}, cms.payload)
  req.i18n = { ...req.i18n, language: 'de' }
  const next = { en: { blocks: [action({ type: 'path', path: 'nowhere-at-all' })] } }
  const { fields, flattenedFields } = cms.payload.collections.pages.config
  const own = { collection: 'pages', fields, flattenedFields } as const
  const findings = await runPreflight(req, { ...own, next, live: {} })
  const found = findings.find(({ kind }) => kind === 'deadLink')
  expect(found?.field).toContain('Handlungsaufruf (1) › ')
  expect(found?.message).toContain('Nichts hat die Adresse /nowhere-at-all')
})

describe('links', () => {
  it('a link to a deleted page is named with its field and refused for every way to publish', async () => {
    const target = await page()
    const { id } = await page()
    await draft(id, { blocks: [action({ type: 'page', page: target.id })] })
    expect(await check(`pages/${id}`)).toEqual([])
    await cms.payload.delete({ collection: 'pages', id: target.id })
    const path = 'blocks.0.actions.0.link.page'
    expect(await check(`pages/${id}`)).toMatchObject([
      { kind: 'deadLink', path, locale: 'en', isNew: true, isBlocking: true },
    ])
    expect(await refusals(await publish(id, {}))).toMatchObject([{ path }])
    const all = await editor.call('PATCH', `/pages/${id}?locale=all`, { _status: 'published' })
    expect(await refusals(all)).toMatchObject([{ path }])
    const bulk = await editor.call('POST', '/publishing/bulk/pages', {
      ids: [id],
      action: 'publish',
      locale: 'en',
      isTrial: true,
    })
    expect(await bulk.text()).toContain('was deleted')
  })

  it('values that a form sends are checked even if no draft contains them yet', async () => {
    const { id } = await page()
    const answer = await editor.call('PATCH', `/pages/${id}?locale=en&publishSpecificLocale=en`, {
      _status: 'published',
      blocks: [action({ type: 'path', path: 'nowhere-at-all' })],
    })
    expect(await refusals(answer)).toMatchObject([{ path: 'blocks.0.actions.0.link.path' }])
  })

  it('the setup, which has no user, is not checked', async () => {
    const { id } = await page()
    const blocks = [action({ type: 'path', path: 'nowhere-at-all' })]
    const data = { blocks, _status: 'published' as const }
    await cms.payload.update({ collection: 'pages', id, data })
    expect(await check(`pages/${id}`)).toMatchObject([{ kind: 'deadLink', isNew: false }])
  })

  it('a dead link that is already live is reported, and does not prevent other corrections', async () => {
    const blocks = [action({ type: 'path', path: 'nowhere-at-all' })]
    const { id } = await page({ blocks })
    await draft(id, { title: 'Corrected' })
    expect(await check(`pages/${id}`)).toMatchObject([
      { isNew: false, isBlocking: false, isAsked: false },
    ])
    expect((await publish(id, {})).status).toBe(200)
  })

  it('links to drafts, redirects and other languages are reported but not refused', async () => {
    const hidden = await page({ _status: 'draft' })
    const english = await page()
    const { id } = await page()
    await cms.payload.create({
      collection: 'redirects',
      data: { from: `old-${id}`, toPage: english.id },
    })
    await draft(id, {
      blocks: [
        action({ type: 'page', page: hidden.id }),
        action({ type: 'path', path: `old-${id}` }),
        action({ type: 'page', page: english.id }),
      ],
    })
    expect(kinds(await check(`pages/${id}`, { query: '?locale=en' }))).toEqual([
      'redirectedLink',
      'unpublishedLink',
    ])
    const german = await check(`pages/${id}`, { query: '?locale=de' })
    expect(german.filter(({ kind }) => kind === 'otherLanguage')).toMatchObject([
      { path: 'blocks.2.actions.0.link.page', locale: 'de', isBlocking: false },
    ])
    expect((await publish(id, {})).status).toBe(200)
  })

  it('a page may link to itself, and to its new address', async () => {
    const { id } = await page()
    await draft(id, {
      slug: `moved-${id}`,
      blocks: [action({ type: 'page', page: id }), action({ type: 'path', path: `moved-${id}` })],
    })
    expect(await check(`pages/${id}`)).toEqual([])
  })
})

describe('words and figures', () => {
  it('an amount that is not in the price book is reported to editors and refused for translators', async () => {
    const { id } = await page()
    await draft(id, { title: 'For $123,457' })
    const path = 'title'
    expect(await check(`pages/${id}`)).toMatchObject([
      { kind: 'typedAmount', subject: '$123,457', path, isBlocking: false },
    ])
    expect(await check(`pages/${id}`, { who: translator })).toMatchObject([{ isBlocking: true }])
    expect(await refusals(await publish(id, { who: translator }))).toMatchObject([{ path }])
    expect((await publish(id, {})).status).toBe(200)
  })

  it('an amount of the price book is not reported', async () => {
    const { docs } = await cms.payload.find({ collection: 'price-groups', limit: 1, depth: 0 })
    const min = docs[0]?.items?.find(({ usdMin }) => usdMin)?.usdMin ?? 0
    const { id } = await page()
    await draft(id, { title: `From $${min / 100}` })
    expect(await check(`pages/${id}`)).toEqual([])
  })

  it('forbidden words, long titles and short descriptions are reported with their fields', async () => {
    const { id } = await page()
    await draft(id, {
      title: 'The colour of everything',
      seoTitle: 'A title that is much longer than search engines show in results',
      seoDescription: 'Short.',
    })
    expect(await check(`pages/${id}`)).toMatchObject([
      { kind: 'forbiddenWord', path: 'title', subject: 'colour', isAsked: true },
      { kind: 'titleLength', path: 'seoTitle', isAsked: false },
      { kind: 'descriptionLength', path: 'seoDescription', isAsked: false },
    ])
    expect((await publish(id, {})).status).toBe(200)
  })

  it('empty required texts are named in the language that lacks them', async () => {
    const { id } = await page({ readyLocales: ['en', 'de'] })
    const findings = await check(`pages/${id}`)
    expect(findings.filter(({ locale }) => locale === 'de')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'missingWords', path: 'title', isBlocking: false }),
        expect.objectContaining({ kind: 'noDescription', path: 'seoDescription' }),
      ]),
    )
    await draft(id, { readyLocales: ['en'] })
    expect(await check(`pages/${id}`, { query: '?locale=de' })).not.toContainEqual(
      expect.objectContaining({ kind: 'missingWords' }),
    )
  })
})

it('claims that differ between countries and pictures without words are told', async () => {
  const where = { seedKey: { equals: 'library-causeway-final-clip' } }
  const { docs } = await cms.payload.find({ collection: 'media', where, limit: 1, depth: 0 })
  const picture = docs[0]?.id ?? 0
  const { rows: described } = await cms.pool.query<{ _locale: string; alt: string }>(
    'SELECT _locale, alt FROM media_locales WHERE _parent_id = $1',
    [picture],
  )
  await cms.pool.query('UPDATE media_locales SET alt = $1 WHERE _parent_id = $2', ['', picture])
  const settings = await cms.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const claim = (value: string, countries: ('us' | 'uk' | 'gr')[]) => ({
    key: 'years-here',
    value,
    label: 'years',
    countries,
  })
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { claims: [...(settings.claims ?? []), claim('25+', ['us']), claim('28', ['uk'])] },
  })
  const { id } = await page()
  await draft(id, {
    blocks: [
      { blockType: 'mediaText', heading: 'Seen', text: richText('Words.'), media: picture },
      { blockType: 'statBand', stats: [{ claim: 'years-here' }] },
    ],
  })
  const findings = await check(`pages/${id}`)
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'noAlternative',
        isBlocking: true,
        document: { collection: 'media', id: picture },
      }),
      expect.objectContaining({ kind: 'claimsDisagree', path: 'blocks.1.stats.0.claim' }),
      expect.objectContaining({ kind: 'claimMissing', subject: 'years-here' }),
    ]),
  )
  for (const { _locale, alt } of described) {
    await cms.pool.query(
      'UPDATE media_locales SET alt = $1 WHERE _parent_id = $2 AND _locale = $3',
      [alt, picture, _locale],
    )
  }
})

it('links and amounts in rich text are found', async () => {
  const post = { ...samplePost('preflight-post', '2025-01-01'), body: richText('Only €77,777.') }
  const { id } = await cms.payload.create({ collection: 'posts', data: post })
  expect(kinds(await check(`posts/${id}`))).toEqual(['noDescription', 'typedAmount'])
})

describe('the call', () => {
  it('it is for staff, and answers malformed calls with a code', async () => {
    const { id } = await page()
    const status = async (path: string, who = editor) =>
      (await who.call('GET', `/publishing/preflight/${path}`)).status
    expect(await status(`pages/${id}`, translator)).toBe(200)
    expect(await status(`pages/${id}`, await Editor.logIn(cms, 'A client', 'client'))).toBe(403)
    expect(await status(`pages/${id}?locale=xx`)).toBe(400)
    expect(await status(`pages/${id}?language=de`)).toBe(400)
    expect(await status('pages/none')).toBe(404)
    expect(await status('pages/99999999')).toBe(404)
    expect(await status(`redirects/${id}`)).toBe(404)
    expect(await status(`none/${id}`)).toBe(404)
  })
})

describe('places on a page', () => {
  const named = (blockName: string) => ({ ...action({ type: 'email' }), blockName })

  it('a link to a place that the page does not have is told, and can be published', async () => {
    const target = await page({ blocks: [named('Demo day')] })
    const { id } = await page()
    const linksTo = (anchor: string) =>
      draft(id, { blocks: [action({ type: 'page', page: target.id, anchor })] })
    await linksTo('demo-day')
    expect(await check(`pages/${id}`)).toEqual([])
    await linksTo('demo-night')
    const [found] = await check(`pages/${id}`)
    expect(found).toMatchObject({ kind: 'missingPlace', isBlocking: false, isAsked: true })
    expect(found?.message).toContain('demo-night')
    expect((await publish(id, {})).status).toBe(200)
  })

  it('a page that links to its own places is compared with its draft', async () => {
    const { id, slug } = await page()
    const link = { type: 'path', path: slug, anchor: 'new-place' }
    await draft(id, { blocks: [action(link)] })
    expect(kinds(await check(`pages/${id}`))).toEqual(['missingPlace'])
    await draft(id, { blocks: [{ ...action(link), blockName: 'New place' }] })
    expect(await check(`pages/${id}`)).toEqual([])
  })
})

describe('menus and settings', () => {
  const menus = () => cms.payload.findGlobal({ slug: 'menus', depth: 0, locale: 'en' })
  const withButton = async (link: object) => ({
    ...(await menus()),
    callToAction: { label: 'Write to us', link },
  })
  const checkForm = async (data: object, who = editor) =>
    who.call('POST', '/publishing/preflight-global/menus', { locale: 'en', data })

  it('the form of the menus is checked before it is saved', async () => {
    const answer = await checkForm(await withButton({ type: 'path', path: 'nowhere-at-all' }))
    expect(answer.status).toBe(200)
    const { findings } = (await answer.json()) as { findings: Finding[] }
    const found = findings.filter(({ isNew }) => isNew)
    expect(found[0]).toMatchObject({
      kind: 'deadLink',
      path: 'callToAction.link.path',
      isBlocking: true,
    })
    expect((await menus()).callToAction.link.path).not.toBe('nowhere-at-all')
  })

  it('the first menus and settings have no dead link', async () => {
    for (const slug of ['menus', 'site-settings'] as const) {
      const data = await cms.payload.findGlobal({ slug, depth: 0, locale: 'en' })
      const body = { locale: 'en', data }
      const answer = await editor.call('POST', `/publishing/preflight-global/${slug}`, body)
      expect(answer.status).toBe(200)
      const { findings } = (await answer.json()) as { findings: Finding[] }
      expect(findings.filter(({ kind }) => /Link|Place|redirect/.test(kind))).toEqual([])
    }
  })

  it('a save with a new dead link is refused with its field, others are not', async () => {
    const save = async (link: object) =>
      editor.call('POST', '/globals/menus?locale=en', await withButton(link))
    const refused = await refusals(await save({ type: 'path', path: 'nowhere-at-all' }))
    expect(refused).toMatchObject([{ path: 'callToAction.link.path' }])
    const { slug } = await page()
    expect((await save({ type: 'path', path: slug })).status).toBe(200)
  })

  it('only staff may check, and only menus and settings', async () => {
    const data = await menus()
    expect((await checkForm(data, translator)).status).toBe(200)
    const other = await editor.call('POST', '/publishing/preflight-global/security-settings', {
      locale: 'en',
      data: {},
    })
    expect(other.status).toBe(404)
    const malformed = await editor.call('POST', '/publishing/preflight-global/menus', {})
    expect(malformed.status).toBe(400)
  })
})
