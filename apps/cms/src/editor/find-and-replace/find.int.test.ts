import type { Locale } from '@studio/shared/locales'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { richText, samplePost } from '../../test-support/sample-documents'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { bringTextsUpToDate } from './bring-up-to-date'
import { find } from './find'
import type { Found, GroupKey } from './hit'
import type { PageResult, Plan, PlannedPage, ReplaceMode } from './replace'
import type { Passages } from './says'

let cms: TestCms
let mira: Editor
let jon: Editor
let ada: Editor
let count = 0

beforeAll(async () => {
  cms = await startCms()
  mira = await Editor.logIn(cms, 'Mira Klein')
  jon = await Editor.logIn(cms, 'Jon Weaver', 'translator')
  ada = await Editor.logIn(cms, 'Ada Stone', 'admin')
  // The first index of the whole content takes longer than a search waits.
  expect(await bringTextsUpToDate(cms.payload, 120_000)).toBe(true)
})

afterAll(() => cms.stop())

beforeEach(() => cms.pool.query('TRUNCATE rate_limits'))

async function newPage(changes: object = {}): Promise<number> {
  count += 1
  const data = { ...PUBLISHED, title: `Page ${count}`, slug: `find-${count}`, ...changes }
  return (await cms.payload.create({ collection: 'pages', data })).id
}

function publishIn(locale: Locale, id: number, data: object) {
  return cms.payload.update({
    collection: 'pages',
    id,
    locale,
    data: { ...data, _status: 'published' },
    publishSpecificLocale: locale,
  })
}

const band = (body: object) => ({ blockType: 'richText', body })

/** Repeats the search until the index is up to date, because a busy machine needs longer. */
async function complete<Answer extends { isComplete: boolean }>(
  ask: () => Promise<Response>,
): Promise<Answer> {
  const answer = await ask()
  expect(answer.status).toBe(200)
  const read = (await answer.json()) as Answer
  return read.isComplete ? read : complete(ask)
}

function found(who: Editor, query: string): Promise<Found> {
  return complete(() => who.call('GET', `/find?q=${encodeURIComponent(query)}`))
}

async function hits(who: Editor, query: string, group: GroupKey) {
  return (await found(who, query)).groups.find(({ key }) => key === group)?.hits ?? []
}

const titles = async (...asked: Parameters<typeof hits>) =>
  (await hits(...asked)).map(({ title }) => title)

function says(text: string, more = ''): Promise<Passages> {
  return complete(() => mira.call('GET', `/find/says?text=${encodeURIComponent(text)}${more}`))
}

describe('find', () => {
  it('finds drafts by title, path and words, as soon as they are saved', async () => {
    const id = await newPage({ title: 'Zoopraxiscope', slug: 'zoo-scope', _status: 'draft' })
    const form = await mira.open(`pages/${id}`)
    await form.autosave({ blocks: [band(richText('The kinetographic gadget of Mr. Quux.'))] })
    const [hit] = await hits(jon, 'zoopraxi', 'documents')
    expect(hit).toMatchObject({
      title: 'Zoopraxiscope',
      facts: ['Page', 'zoo-scope', 'Draft, not on the site'],
      href: `/admin/collections/pages/${id}?locale=en&at=title`,
    })
    expect(await titles(jon, 'zoo-scope', 'documents')).toEqual(['Zoopraxiscope'])
    const [words] = await hits(jon, 'gadget quux', 'texts')
    expect(words).toMatchObject({
      title: 'Zoopraxiscope',
      excerpt: 'The kinetographic gadget of Mr. Quux.',
      locale: 'en',
    })
    await form.autosave({ blocks: [band(richText('Nothing to see.'))] })
    expect(await hits(jon, 'gadget quux', 'texts')).toEqual([])
  })

  it('says in which language and state the words stand', async () => {
    const id = await newPage({ readyLocales: ['en', 'de'] })
    const form = await mira.open(`pages/${id}`, 'de')
    await form.autosave({ title: 'Daumenkinowerkstatt' })
    const [hit] = await hits(mira, 'daumenkinowerkstatt', 'documents')
    expect(hit?.facts).toContain('only in the draft')
    expect([hit?.locale, hit?.href]).toEqual([
      'de',
      `/admin/collections/pages/${id}?locale=de&at=title`,
    ])
    await form.publish()
    const [live] = await hits(mira, 'daumenkinowerkstatt', 'documents')
    expect(live?.facts).not.toContain('only in the draft')
  })

  it('forgets documents in the trash and finds restored ones', async () => {
    const id = await newPage({ title: 'Phenakistoscope' })
    expect(await titles(mira, 'phenakisto', 'documents')).toEqual(['Phenakistoscope'])
    await mira.call('DELETE', `/pages/${id}`)
    expect(await titles(mira, 'phenakisto', 'documents')).toEqual([])
    expect((await mira.call('POST', `/pages/${id}/restore`, {})).status).toBe(200)
    expect(await titles(mira, 'phenakisto', 'documents')).toEqual(['Phenakistoscope'])
  })

  it('finds prices by name and amount, pictures by file and description', async () => {
    const { rows } = await cms.pool.query<{ usd: number }>(
      'SELECT usd_min::int AS usd FROM price_groups_items WHERE usd_min > 100000 LIMIT 1',
    )
    const amount = (rows[0]?.usd ?? 0) / 100
    const [price] = await hits(jon, String(amount), 'prices')
    expect(price?.excerpt).toContain(`$${amount.toLocaleString('en-US')}`)
    expect(await hits(jon, amount.toLocaleString('en-US'), 'prices')).not.toEqual([])
    const { docs } = await cms.payload.find({
      collection: 'media',
      limit: 1,
      where: { alt: { exists: true } },
    })
    const name = docs[0]?.filename ?? ''
    expect((await hits(jon, name, 'pictures')).map(({ href }) => href)).toContain(
      `/admin/collections/media/${docs[0]?.id}`,
    )
  })

  it('puts actions first only if their own words were typed', async () => {
    const keys = async (query: string) => (await found(mira, query)).groups.map(({ key }) => key)
    expect((await keys('new post'))[0]).toBe('actions')
    const groups = await keys('pricing')
    expect([groups[0], groups.at(-1)]).toEqual(['documents', 'actions'])
  })

  it('names documents in English if they have an English title', async () => {
    const { docs } = await cms.payload.find({ collection: 'categories', limit: 1, depth: 0 })
    expect(await titles(mira, docs[0]?.slug ?? '', 'documents')).toContain(docs[0]?.title)
  })

  it('finds header, footer and settings', async () => {
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      data: { mission: 'Praxinoscopes for all.' },
    })
    expect(await titles(jon, 'praxinoscopes', 'texts')).toEqual(['Site settings'])
  })

  it('offers actions by role, and the change of prices for “raise … by …”', async () => {
    expect(await titles(mira, 'new post', 'actions')).toContain('New blog post')
    expect(await titles(jon, 'new post', 'actions')).not.toContain('New blog post')
    expect(await titles(jon, '', 'actions')).not.toEqual([])
    const [raise] = await hits(mira, 'raise 2D animatics by 5 %', 'actions')
    expect(raise?.title).toBe('Raise the prices of “2D animatics” by 5 %')
    expect(raise?.href).toMatch(/^\/admin\/change-prices\?lists=\d+&percent=5$/)
    const [list] = await hits(jon, 'raise 2D animatics by 5 %', 'actions')
    expect(list?.title).toBe('Change the prices of “2D animatics”')
    expect(list?.href).toMatch(/^\/admin\/collections\/price-groups\/\d+$/)
  })

  it('answers in the language of the account', async () => {
    await newPage({ title: 'Tachyscope', blocks: [band(richText('Tachyscopic words.'))] })
    await found(mira, 'tachyscop')
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: mira.email } },
    })
    const [user] = docs
    if (!user) throw new Error('The account is missing.')
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload)
    req.i18n = { ...req.i18n, language: 'de' }
    const { groups } = await find(req, 'tachyscop')
    expect(groups.map(({ title }) => title)).toContain('Seiten und andere Dokumente')
    const [page] = groups.find(({ key }) => key === 'documents')?.hits ?? []
    expect(page?.facts).toContain('Seite')
    const [text] = groups.find(({ key }) => key === 'texts')?.hits ?? []
    expect(text?.facts).toContain('Text 1: Text')
    const { groups: actions } = await find(req, 'neuer blog')
    expect(actions[0]?.hits[0]?.title).toBe('Neuer Blogbeitrag')
  })

  it('shows messages and projects to editors and accounts to admins only', async () => {
    await cms.pool.query(
      `INSERT INTO submissions (reference, idempotency_key, fingerprint, kind, status, name, email,
         language, country, keep_until, message)
       VALUES ('F-1', 'f-1', 'x', 'contact', 'new', 'Amal Xanadu', 'amal@client.example', 'en', 'us',
         now() + interval '1 year', 'About 100% of it'),
         ('F-2', 'f-2', 'x', 'contact', 'spam', 'Spam Xanadu', 'spam@client.example', 'en', 'us',
         now() + interval '1 year', '')`,
    )
    await cms.payload.create({
      collection: 'projects',
      data: { title: 'Xanadu spot', state: 'planned' },
    })
    await Editor.logIn(cms, 'Kubla Xanadu', 'client')
    const seen = async (who: Editor) =>
      Object.fromEntries(
        (await found(who, 'xanadu')).groups
          .filter(({ key }) => key !== 'actions')
          .map(({ key, hits: own }) => [key, own.map(({ title }) => title)]),
      )
    expect(await seen(jon)).toEqual({})
    expect(await seen(mira)).toEqual({ inquiries: ['Amal Xanadu'], projects: ['Xanadu spot'] })
    expect(await seen(ada)).toEqual({
      inquiries: ['Amal Xanadu'],
      projects: ['Xanadu spot'],
      people: ['Kubla Xanadu'],
    })
    expect(await titles(mira, '100% of', 'inquiries')).toEqual(['Amal Xanadu'])
    expect(await titles(mira, '1_0', 'inquiries')).toEqual([])
  })

  it('is for staff only, and answers malformed calls', async () => {
    const client = await Editor.logIn(cms, 'A client', 'client')
    const change = { text: 'abc', by: '', isExact: false, isWholeWords: false }
    const calls = [
      ['GET', '/find?q=abc'],
      ['GET', '/find/says?text=abc'],
      ['POST', '/find/replace/preview', { ...change, locale: null }],
      ['POST', '/find/replace', { ...change, mode: 'draft', pages: [] }],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await client.call(method, path, body)).status, path).toBe(403)
    }
    expect((await jon.call('GET', '/find?q=abc&x=1')).status).toBe(400)
    expect((await jon.call('GET', '/find/says?text=a')).status).toBe(400)
    expect((await jon.call('GET', '/find/says?text=abc&locale=fr')).status).toBe(400)
    const page = {
      document: 'users:1',
      locale: 'en',
      version: new Date().toISOString(),
      places: ['title'],
    }
    const bad = { ...change, mode: 'draft', pages: [page] }
    expect((await jon.call('POST', '/find/replace', bad)).status).toBe(400)
    expect((await jon.call('POST', '/find/replace', { ...bad, pages: [] })).status).toBe(400)
  })
})

describe('every page that says', () => {
  it('lists sentence, page and language, also of what only visitors still see', async () => {
    const id = await newPage({ blocks: [band(richText('One. The mutoscope turns. Two.'))] })
    const german = await newPage({ readyLocales: ['en', 'de'] })
    await publishIn('de', german, { title: 'Das Mutoskop' })
    const list = await says('mutosc')
    expect(list.passages).toMatchObject([
      { locale: 'en', before: 'The ', match: 'mutosc', after: 'ope turns.', stands: 'both' },
    ])
    expect(await says('mutosk')).toMatchObject({
      total: 1,
      documents: 1,
      passages: [{ locale: 'de' }],
    })
    expect((await says('mutosk', '&locale=en')).total).toBe(0)
    expect((await says('mutosc', '&isWholeWords=true')).total).toBe(0)
    expect((await says('Mutosc', '&isExact=true')).total).toBe(0)
    const form = await mira.open(`pages/${id}`)
    await form.autosave({ blocks: [band(richText('Gone.'))] })
    expect((await says('mutosc')).passages).toMatchObject([{ stands: 'live', status: 'changed' }])
  })
})

describe('replace', () => {
  const wanted = (text: string, by: string) => ({ text, by, isExact: false, isWholeWords: false })

  function plan(who: Editor, text: string, by: string): Promise<Plan> {
    const body = { ...wanted(text, by), locale: null }
    return complete(() => who.call('POST', '/find/replace/preview', body))
  }

  const chosen = ({ document, locale, version, texts }: PlannedPage) => ({
    document,
    locale,
    version,
    places: texts.map(({ place }) => place),
  })

  async function run(
    who: Editor,
    text: string,
    by: string,
    { mode = 'draft', pages }: { mode?: ReplaceMode; pages: PlannedPage[] },
  ): Promise<PageResult[]> {
    const body = { ...wanted(text, by), mode, pages: pages.map(chosen) }
    const answer = await who.call('POST', '/find/replace', body)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return ((await answer.json()) as { results: PageResult[] }).results
  }

  const stored = (id: number, draft: boolean) =>
    cms.payload.findByID({ collection: 'pages', id, draft, locale: 'all', depth: 0 })

  /** Makes the saves of open forms look old, because a recent one counts as work in progress. */
  const letFormsRest = () =>
    cms.pool.query(
      `UPDATE _pages_v SET version_edits = regexp_replace(
         version_edits::text, '"screen": "[^"]+"', '"screen": null', 'g')::jsonb`,
    )

  it('previews old and new, and saves drafts that visitors do not see', async () => {
    const id = await newPage({
      title: 'The stroboscope',
      blocks: [band(richText('A Stroboscope!'))],
    })
    const { pages } = await plan(mira, 'stroboscope', 'strobe')
    expect(pages).toMatchObject([
      {
        document: `pages:${id}`,
        locale: 'en',
        refusal: null,
        draftOnly: null,
        texts: [
          { before: 'The stroboscope', after: 'The strobe', label: 'Title' },
          { before: 'A Stroboscope!', after: 'A strobe!' },
        ],
      },
    ])
    expect(await run(mira, 'stroboscope', 'strobe', { pages })).toEqual([
      { document: `pages:${id}`, locale: 'en', outcome: 'draft', message: null },
    ])
    expect((await stored(id, true)).title).toMatchObject({ en: 'The strobe' })
    expect(JSON.stringify((await stored(id, true)).blocks)).toContain('A strobe!')
    expect((await stored(id, false)).title).toMatchObject({ en: 'The stroboscope' })
    expect((await stored(id, false))._status).toBe('published')
  })

  it('changes only what was ticked', async () => {
    const id = await newPage({ title: 'Thaumatrope', blocks: [band(richText('Thaumatrope.'))] })
    const [page] = (await plan(mira, 'thaumatrope', 'toy')).pages
    if (!page) throw new Error('There is no page.')
    await run(mira, 'thaumatrope', 'toy', { pages: [{ ...page, texts: page.texts.slice(1) }] })
    const draft = await stored(id, true)
    expect(draft.title).toMatchObject({ en: 'Thaumatrope' })
    expect(JSON.stringify(draft.blocks)).toContain('toy.')
  })

  it('publishes one language where nothing else waits, and keeps drafts where something does', async () => {
    const both = { readyLocales: ['en', 'de'], title: 'Epidiascope' }
    const [clean, dirty, draft] = [
      await newPage(both),
      await newPage(both),
      await newPage({ ...both, _status: 'draft' }),
    ]
    for (const id of [clean, dirty]) {
      await publishIn('de', id, { title: 'Epidiaskop' })
      await cms.payload.update({
        collection: 'pages',
        id,
        locale: 'de',
        draft: true,
        data: { title: 'Entwurf' },
      })
    }
    await cms.payload.update({
      collection: 'pages',
      id: dirty,
      draft: true,
      data: { seoTitle: 'Waits' },
    })
    const { pages } = await plan(mira, 'epidiascope', 'projector')
    const results = await run(mira, 'epidiascope', 'projector', { mode: 'publish', pages })
    const outcome = (id: number) => results.find(({ document }) => document === `pages:${id}`)
    expect(outcome(clean)).toMatchObject({ outcome: 'published', message: null })
    expect(outcome(dirty)).toMatchObject({
      outcome: 'draft',
      message: expect.stringMatching(/unpublished/) as string,
    })
    expect(outcome(draft)).toMatchObject({
      outcome: 'draft',
      message: expect.stringMatching(/not on the site/) as string,
    })
    const live = await stored(clean, false)
    expect(live.title).toEqual({ en: 'projector', de: 'Epidiaskop' })
    expect((await stored(clean, true)).title).toMatchObject({ en: 'projector', de: 'Entwurf' })
    expect((await stored(dirty, false)).title).toMatchObject({ en: 'Epidiascope' })
    expect((await stored(draft, false))._status).toBe('draft')
  })

  it('handles text of several formats, and leaves prices and links alone', async () => {
    const { rows } = await cms.pool.query<{ id: number; key: string }>(
      'SELECT _parent_id AS id, key FROM price_groups_items LIMIT 1',
    )
    const words = (text: string, format = 0) => ({
      type: 'text',
      text,
      format,
      detail: 0,
      mode: 'normal',
      style: '',
      version: 1,
    })
    const price = {
      type: 'inlineBlock',
      version: 1,
      fields: {
        id: '66f0',
        blockType: 'inlinePrice',
        priceGroup: rows[0]?.id,
        priceItem: rows[0]?.key,
      },
    }
    const state = richText('')
    Object.assign(state.root.children[0] ?? {}, {
      children: [
        words('A kineto'),
        words('graph', 1),
        words(' for '),
        price,
        words(', kineto'),
        price,
        words('graph'),
      ],
    })
    const id = await newPage({ blocks: [band(state)], _status: 'draft' })
    const { pages } = await plan(mira, 'kinetograph', 'camera')
    expect(pages[0]?.texts).toMatchObject([
      { after: 'A camera for \uFFFC, kineto\uFFFCgraph', note: null },
    ])
    await run(mira, 'kinetograph', 'camera', { pages })
    const { blocks } = await cms.payload.findByID({
      collection: 'pages',
      id,
      draft: true,
      depth: 0,
    })
    const body = JSON.stringify(blocks)
    expect(body).toContain('"text":"A camera"')
    expect(body.match(/"blockType":"inlinePrice"/g)).toHaveLength(2)
  })

  it('refuses pages that somebody else is changing or has changed since the preview', async () => {
    const id = await newPage({ title: 'Choreutoscope' })
    const open = await jon.open(`pages/${id}`)
    await open.autosave({ seoTitle: 'Jon writes' })
    const busy = await plan(mira, 'choreutoscope', 'wheel')
    expect(busy.pages[0]?.refusal).toMatch(/Jon Weaver is changing it/)
    const [refused] = await run(mira, 'choreutoscope', 'wheel', { pages: busy.pages })
    expect(refused).toMatchObject({ outcome: 'refused', message: busy.pages[0]?.refusal })

    await letFormsRest()
    const { pages } = await plan(mira, 'choreutoscope', 'wheel')
    expect(pages[0]?.refusal).toBeNull()
    await cms.payload.update({ collection: 'pages', id, draft: true, data: { seoTitle: 'Later' } })
    const [late] = await run(mira, 'choreutoscope', 'wheel', { pages })
    expect(late).toMatchObject({
      outcome: 'refused',
      message: expect.stringMatching(/after this preview/) as string,
    })
    expect((await stored(id, true)).title).toMatchObject({ en: 'Choreutoscope' })
  })

  it('lets translators change words, and nothing of the settings', async () => {
    const id = await newPage({ blocks: [band(richText('Bioscope one.'))], readyLocales: ['en'] })
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      data: { mission: 'Bioscope for all.' },
    })
    const { pages } = await plan(jon, 'bioscope', 'cinema')
    const settings = pages.find(({ document }) => document === 'site-settings:global')
    expect(settings?.refusal).toBe('You may not change it.')
    const results = await run(jon, 'bioscope', 'cinema', { mode: 'publish', pages })
    expect(results.map(({ document, outcome }) => [document, outcome]).sort()).toEqual([
      [`pages:${id}`, 'published'],
      ['site-settings:global', 'refused'],
    ])
    expect(JSON.stringify((await stored(id, false)).blocks)).toContain('cinema one.')
    const [own] = (await plan(mira, 'bioscope', 'cinema')).pages
    const published = await run(mira, 'bioscope', 'cinema', {
      mode: 'publish',
      pages: own ? [own] : [],
    })
    expect(published).toMatchObject([{ outcome: 'published' }])
  })

  it('replaces a text of the settings once if two editors do it at the same time', async () => {
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      data: { mission: 'Praxinoscope for all.' },
    })
    const { pages } = await plan(mira, 'praxinoscope', 'mirror')
    const both = await Promise.all(
      ['mirror', 'drum'].map((by) => run(mira, 'praxinoscope', by, { mode: 'publish', pages })),
    )
    expect(both.map(([result]) => result?.outcome).sort()).toEqual(['published', 'refused'])
  })

  it('changes names of prices, never amounts, and says that there are no drafts', async () => {
    const { docs } = await cms.payload.find({
      collection: 'price-groups',
      limit: 1,
      sort: 'id',
      depth: 0,
    })
    const [list] = docs
    const answer = await mira.call('PATCH', `/price-groups/${list?.id}?locale=en`, {
      note: 'A chronophotograph.',
    })
    expect(answer.status).toBe(200)
    const { pages } = await plan(mira, 'chronophotograph', 'still')
    expect(await run(mira, 'chronophotograph', 'still', { pages })).toMatchObject([
      { outcome: 'refused', message: expect.stringMatching(/no drafts/) as string },
    ])
    expect(await run(mira, 'chronophotograph', 'still', { mode: 'publish', pages })).toMatchObject([
      { outcome: 'published' },
    ])
    const after = await cms.payload.findByID({
      collection: 'price-groups',
      id: list?.id ?? 0,
      depth: 0,
    })
    expect(after.note).toBe('A still.')
    expect(after.items).toEqual(list?.items)
  })

  it('names texts that all languages share, and posts with rich text', async () => {
    const post = await cms.payload.create({
      collection: 'posts',
      data: { ...samplePost('tachyscope', '2024-01-02'), body: richText('See the tachyscope.') },
    })
    const { pages } = await plan(mira, 'tachyscope', 'x')
    const shared = pages.find(({ locale }) => locale === null)
    expect(shared?.texts).toMatchObject([
      { label: 'Path', note: expect.stringMatching(/share/) as string },
    ])
    const own = pages.find(({ locale }) => locale === 'en')
    expect(own?.document).toBe(`posts:${post.id}`)
    expect(own?.texts.map(({ after }) => after)).toEqual(['Post x', 'See the x.'])
  })
})
