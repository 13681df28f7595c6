import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../platform/access/roles'
import { Editor } from '../../test-support/admin-form'
import { outcome, Person } from '../../test-support/person'
import { newProject } from '../../test-support/review-project'
import { samplePost } from '../../test-support/sample-documents'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { waitForIndex } from '../../features/search/wait-for-index'
import { loadDesk } from './load-desk'
import { purgeMissedPaths } from './missed-paths'
import type { DeskList, DeskSource } from './source'

let cms: TestCms
let mira: Editor
let jon: Editor
let ada: Editor

beforeAll(async () => {
  cms = await startCms()
  mira = await Editor.logIn(cms, 'Mira Klein')
  jon = await Editor.logIn(cms, 'Jon Weaver', 'translator')
  ada = await Editor.logIn(cms, 'Ada Stone', 'admin')
})

afterAll(() => cms.stop())

beforeEach(() =>
  cms.pool.query('TRUNCATE rate_limits, missed_paths, publish_events, search_misses CASCADE'),
)

async function requestOf({ email }: Editor) {
  const { payload } = cms
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
  const [user] = docs
  if (!user) throw new Error('The account is missing.')
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

async function section(who: Editor, key: string): Promise<DeskList | undefined> {
  const found = (await loadDesk(await requestOf(who))).find((one) => one.key === key)
  if (found?.list === null) throw new Error(`The section ${key} failed.`)
  return found?.list
}

const titles = async (who: Editor, key: string) =>
  (await section(who, key))?.items.map(({ title }) => title)

let count = 0
async function newPage(changes: object = {}) {
  count += 1
  const slug = `desk-${count}`
  const data = { ...PUBLISHED, title: `Page ${count}`, slug, ...changes }
  return cms.payload.create({ collection: 'pages', data })
}

it.each<[Role, () => Editor, string[]]>([
  ['translator', () => jon, ['drafts', 'languages', 'live', 'upcoming']],
  [
    'editor',
    () => mira,
    [
      'drafts',
      'inbox',
      'languages',
      'legal',
      'live',
      'missed',
      'review',
      'samples',
      'searches',
      'upcoming',
    ],
  ],
])('shows the role %s its sections only', async (_, who, keys) => {
  const shown = (await loadDesk(await requestOf(who()))).map(({ key }) => key)
  expect(shown.filter((key) => key !== 'failures').sort()).toEqual(keys)
})

it('shows nothing to clients', async () => {
  const client = await Editor.logIn(cms, 'A client', 'client')
  expect(await loadDesk(await requestOf(client))).toEqual([])
})

it('shows the other sections if one cannot be read', async () => {
  const broken: DeskSource = {
    key: 'broken',
    title: () => 'Broken',
    empty: null,
    roles: ['editor'],
    load: () => Promise.reject(new Error('out of order')),
  }
  const fine = { ...broken, key: 'fine', load: () => Promise.resolve({ items: [], total: 1 }) }
  const silent = cms.payload.logger.level
  cms.payload.logger.level = 'silent'
  const sections = await loadDesk(await requestOf(mira), [broken, fine])
  cms.payload.logger.level = silent
  expect(sections.map(({ key, list }) => [key, list?.total])).toEqual([
    ['broken', undefined],
    ['fine', 1],
  ])
})

it('is written in the language of the account', async () => {
  const page = await newPage()
  await (await mira.open(`pages/${page.id}`)).autosave({ title: 'Neue Wörter' })
  const req = await requestOf(mira)
  req.i18n = { ...req.i18n, language: 'de' }
  const drafts = (await loadDesk(req)).find(({ key }) => key === 'drafts')
  expect(drafts).toMatchObject({ title: 'Ihre Entwürfe' })
  expect(drafts?.list?.items[0]).toMatchObject({
    title: 'Neue Wörter',
    facts: ['Seite', 'Online, seither geändert', 'Englisch'],
  })
})

describe('the user’s drafts', () => {
  it('are documents that this user changed and that are not live', async () => {
    const page = await newPage()
    const form = await mira.open(`pages/${page.id}`)
    await form.autosave({ title: 'Mira’s words' })
    expect((await section(mira, 'drafts'))?.items[0]).toMatchObject({
      title: 'Mira’s words',
      facts: ['Page', 'Live, changed since', 'English'],
      target: { href: `/admin/collections/pages/${page.id}?locale=en` },
    })
    expect(await titles(jon, 'drafts')).toEqual([])
    await form.publish()
    expect(await titles(mira, 'drafts')).not.toContain('Mira’s words')
  })

  it('do not include somebody else’s draft of a page that the user published', async () => {
    const page = await newPage()
    const form = await mira.open(`pages/${page.id}`)
    await form.autosave({ title: 'Published by Mira' })
    await form.publish()
    await (await jon.open(`pages/${page.id}`, 'de')).autosave({ title: 'Jons Entwurf' })
    expect(await titles(mira, 'drafts')).not.toContain('Published by Mira')
    expect((await section(jon, 'drafts'))?.items[0]).toMatchObject({
      facts: ['Page', 'Live, changed since', 'German'],
    })
  })

  it('are not in the trash', async () => {
    const page = await newPage({ _status: 'draft' })
    await (await mira.open(`pages/${page.id}`)).autosave({ title: 'Thrown away' })
    expect(await titles(mira, 'drafts')).toContain('Thrown away')
    await mira.call('DELETE', `/pages/${page.id}`)
    expect(await titles(mira, 'drafts')).not.toContain('Thrown away')
  })
})

describe('new messages', () => {
  async function message(name: string, changes: object = {}): Promise<number> {
    const { rows } = await cms.pool.query<{ id: number }>(
      `INSERT INTO submissions (reference, idempotency_key, fingerprint, kind, status, name, email, language, country, keep_until)
       VALUES (md5(random()::text), md5(random()::text), 'x', 'contact', 'new', $1, 'amal@client.example', 'en', 'us',
               now() + interval '1 year') RETURNING id`,
      [name],
    )
    const id = rows[0]?.id ?? 0
    if (Object.keys(changes).length > 0) {
      await cms.payload.update({ collection: 'submissions', id, data: changes })
    }
    return id
  }

  it('come with who is responsible, the user’s own first', async () => {
    const { id: me } = (await requestOf(mira)).user ?? {}
    await message('Own', { assignedTo: me })
    await message('Nobody’s')
    await message('Done', { status: 'answered' })
    await message('Junk', { status: 'spam' })
    const list = await section(mira, 'inbox')
    expect(list?.total).toBe(2)
    expect(list?.items.map(({ title, facts }) => [title, facts.at(-1)])).toEqual([
      ['Own', 'Assigned to you'],
      ['Nobody’s', 'Assigned to nobody'],
    ])
  })

  it('include messages to which the client replied', async () => {
    const id = await message('Comes back', { status: 'new' })
    await cms.payload.create({
      collection: 'replies',
      data: { submission: id, from: 'client', text: 'And the price?' },
    })
    const item = (await section(mira, 'inbox'))?.items.find(({ title }) => title === 'Comes back')
    expect(item?.facts).toContain('The client replied')
    expect(item?.target).toEqual({ href: `/admin/collections/submissions/${id}` })
  })
})

describe('review rooms', () => {
  it('wait when everyone has answered, when a round is overdue, and for notes', async () => {
    const [client, viewer] = await Promise.all([new Person(cms).settle(), new Person(cms).settle()])
    const project = await newProject(cms, [
      [client, 'clientAdmin'],
      [viewer, 'viewer'],
    ])
    const { rows } = await cms.pool.query<{ id: number }>(
      "INSERT INTO review_rounds (version_id, due_on) VALUES ($1, now() + interval '9 days') RETURNING id",
      [project.versionId],
    )
    const round = rows[0]?.id
    expect(await titles(mira, 'review')).toEqual([])

    await cms.pool.query("UPDATE review_rounds SET due_on = now() - interval '3 days'")
    const [late] = (await section(mira, 'review'))?.items ?? []
    expect(late).toMatchObject({
      title: 'Perfume spot: Spot, 30 seconds',
      isLate: true,
      target: { room: project.deliverableId },
    })
    expect(late?.facts[1]).toMatch(/0 of 1 answered/)

    await cms.pool.query("UPDATE review_rounds SET due_on = now() + interval '9 days'")
    await client.call('answerRound', {
      parameters: { round: String(round) },
      body: { verdict: 'approved', comment: '' },
    })
    expect((await section(mira, 'review'))?.items[0]?.facts).toEqual([
      'Version 1',
      'Everyone has answered: close the round',
    ])

    await cms.pool.query('UPDATE review_rounds SET closed_at = now()')
    expect(await titles(mira, 'review')).toEqual([])
    await cms.pool.query(
      `INSERT INTO review_notes (version_id, number, is_studio_only, anchor, text, author_name, author_side)
       VALUES ($1, 1, false, '{}', 'The hand.', 'Amal', 'client')`,
      [project.versionId],
    )
    expect((await section(mira, 'review'))?.items[0]?.facts).toEqual(['Version 1', 'One open note'])
  })
})

describe('what goes live', () => {
  it('next: published posts with a later day', async () => {
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await cms.payload.create({ collection: 'posts', data: samplePost('desk-later', later) })
    await cms.payload.create({ collection: 'posts', data: samplePost('desk-past', '2024-01-02') })
    const list = await section(jon, 'upcoming')
    expect(list?.items).toMatchObject([{ title: 'Post desk-later', at: `${later}T00:00:00.000Z` }])
  })

  it('next: scheduled changes, and those that ask', async () => {
    await cms.pool.query(
      `WITH release AS (
         INSERT INTO releases (name, status, wall_time, zone, instant, author)
         VALUES ('Spring', 'scheduled', '2035-03-01T09:00', 'UTC', '2035-03-01T09:00Z', 'Mira'),
                (NULL, 'waiting', '2026-01-01T09:00', 'UTC', '2026-01-01T09:00Z', 'Mira')
         RETURNING id, name)
       INSERT INTO release_items (release, collection, document, action, languages, title, base, wanted)
       SELECT id, 'pages', 1, 'publish', '["en"]', 'Home', '{}', '{}' FROM release`,
    )
    const list = await section(jon, 'upcoming')
    expect(list?.items.filter(({ key }) => key.startsWith('releases/'))).toMatchObject([
      { title: 'Home', facts: ['Waits for your answer', 'Scheduled change'], isLate: true },
      { title: 'Spring', facts: ['Release of one document'], isLate: false },
    ])
    await cms.pool.query('DELETE FROM releases')
  })

  it('today: what changed, who changed it and where', async () => {
    const page = await newPage({ _status: 'draft', title: 'Fresh' })
    const form = await mira.open(`pages/${page.id}`)
    await form.autosave({ title: 'Fresh words' })
    await form.publish()
    const [item] = (await section(jon, 'live'))?.items ?? []
    expect(item).toMatchObject({
      title: 'Page: Fresh words',
      facts: ['not live yet', 'published', 'by Mira Klein', `/${page.slug}`],
      target: { href: `/admin/collections/pages/${page.id}` },
    })
    await cms.pool.query('UPDATE publish_events SET live_at = now()')
    await cms.payload.update({
      collection: 'pages',
      id: page.id,
      data: { _status: 'draft' },
      unpublishAllLocales: true,
    })
    expect((await section(jon, 'live'))?.items[0]?.facts).toContain('taken off the site')
  })

  it('today: nothing of what the setup has written, until somebody changes it', async () => {
    const { id } = await newPage({ title: 'Of the setup' })
    const written = `Page: Of the setup`
    await cms.pool.query('UPDATE publish_events SET live_at = now()')
    expect(await titles(jon, 'live')).toContain(written)
    await cms.pool.query(
      `INSERT INTO seed_records (entry, hash, document_id, written_at)
       VALUES ('pages:of-the-setup', '', $1, now())`,
      [id],
    )
    expect(await titles(jon, 'live')).not.toContain(written)
    await cms.pool.query(
      `UPDATE seed_records SET written_at = now() - interval '1 hour' WHERE document_id = $1`,
      [id],
    )
    expect(await titles(jon, 'live')).toContain(written)
  })

  it('today: price lists and settings have no address', async () => {
    const { docs } = await cms.payload.find({ collection: 'price-groups', limit: 1 })
    const [list] = docs
    const answer = await ada.call('PATCH', `/price-groups/${list?.id}?locale=en`, {
      note: 'As of today.',
    })
    expect(await answer.text()).not.toContain('errors')
    const [item] = (await section(jon, 'live'))?.items ?? []
    expect(item?.title).toBe(`Price list: ${list?.title}`)
    expect(item?.facts.slice(0, 3)).toEqual(['not live yet', 'changed', 'by Ada Stone'])
    await cms.pool.query('DELETE FROM publish_events')
    await cms.payload.updateGlobal({ slug: 'site-settings', data: { foundedYear: 1999 } })
    expect((await section(jon, 'live'))?.items[0]).toMatchObject({
      title: 'Site settings',
      target: { href: '/admin/globals/site-settings' },
    })
  })
})

describe('failures', () => {
  it('are shown by role, and the section is missing without any', async () => {
    await cms.pool.query('DELETE FROM mails')
    expect(await section(ada, 'failures')).toBeUndefined()
    await cms.pool.query(
      `INSERT INTO mails ("to", template, language, data, status, last_error)
       VALUES ('amal@client.example', 'accountErased', 'en', '{}', 'failed', 'mailbox full')`,
    )
    const project = await newProject(cms, [])
    await cms.pool.query(
      "UPDATE deliverable_versions SET state = 'failed', failure = 'locked' WHERE id = $1",
      [project.versionId],
    )
    await cms.pool.query(
      `INSERT INTO publish_events (document, created_at)
       VALUES ('menus:global', now() - interval '10 minutes')`,
    )
    const late = 'One change is not live yet'
    expect(await titles(jon, 'failures')).toEqual([late])
    expect(await titles(mira, 'failures')).toEqual([late, 'spot-v1.mp4'])
    expect(await titles(ada, 'failures')).toEqual([
      late,
      'spot-v1.mp4',
      'Email to amal@client.example',
    ])
    const facts = (await section(ada, 'failures'))?.items.map((item) => item.facts.at(-1))
    expect(facts?.slice(1)).toEqual(['The document is locked with a password', 'mailbox full'])
  })
})

describe('addresses that visitors did not find', () => {
  const visitor = () => new Person(cms)
  const miss = (person: Person, path: string) => person.call('noteMissedPath', { body: { path } })

  it('are counted by path, with the most similar live path', async () => {
    await newPage({ slug: 'zoetrope-workshop', title: 'Zoetrope workshop' })
    await waitForIndex(cms.payload)
    for (const path of ['zoetrope-workshops', 'zoetrope-workshops', 'qqqq-xxxx-jjjj']) {
      expect(await outcome(miss(visitor(), path))).toBe('204')
    }
    const list = await section(mira, 'missed')
    expect(list?.items.map(({ title, facts, missedPath }) => [title, facts, missedPath])).toEqual([
      [
        '/zoetrope-workshops',
        ['2 times', 'Similar: /zoetrope-workshop'],
        { path: 'zoetrope-workshops', suggestion: 'zoetrope-workshop' },
      ],
      ['/qqqq-xxxx-jjjj', ['Once'], { path: 'qqqq-xxxx-jjjj', suggestion: null }],
    ])
  })

  it('leave the list with a redirect, a page or a dismissal', async () => {
    for (const path of ['gone-one', 'gone-two', 'gone-three']) await miss(visitor(), path)
    const answer = await mira.call('POST', '/redirects', { from: 'gone-one', toPath: 'pricing' })
    expect(answer.status).toBe(201)
    await newPage({ slug: 'gone-two' })
    await waitForIndex(cms.payload)
    expect(await titles(mira, 'missed')).toEqual(['/gone-three'])
    const path = '/desk/missed-paths/dismiss'
    expect((await jon.call('POST', path, { path: 'gone-three' })).status).toBe(403)
    expect((await mira.call('POST', path, { path: '' })).status).toBe(400)
    expect((await mira.call('POST', path, { path: 'gone-three' })).status).toBe(204)
    expect(await titles(mira, 'missed')).toEqual([])
  })

  it('are limited per visitor and in number', async () => {
    const one = visitor()
    for (let n = 0; n < 30; n += 1) await miss(one, `flood-${n}`)
    expect(await outcome(miss(one, 'flood-31'))).toMatch(/^429/)
    await cms.pool.query(
      `INSERT INTO missed_paths (path, day, times)
       SELECT 'filled-' || n, current_date, 2 FROM generate_series(1, 5000) AS n`,
    )
    await miss(visitor(), 'one-too-many')
    await miss(visitor(), 'filled-7')
    const { rows } = await cms.pool.query(
      "SELECT path, times FROM missed_paths WHERE path IN ('one-too-many', 'filled-7')",
    )
    expect(rows).toEqual([{ path: 'filled-7', times: 3 }])
    await cms.pool.query("UPDATE missed_paths SET day = current_date - 31 WHERE path = 'filled-7'")
    await purgeMissedPaths(cms.pool)
    const { rows: left } = await cms.pool.query<{ count: number; old: number }>(
      "SELECT count(*)::int, (count(*) FILTER (WHERE path = 'filled-7'))::int AS old FROM missed_paths",
    )
    expect(left).toEqual([{ count: 2_499, old: 0 }])
  })
})

it('lists searches without results, the most frequent first', async () => {
  await cms.pool.query(
    `INSERT INTO search_misses (question, language, country, last_at, times)
     VALUES ('hologram', 'de', 'gr', now(), 7), ('drone show', 'en', 'us', now(), 2)`,
  )
  expect((await section(mira, 'searches'))?.items.map((item) => [item.title, item.facts])).toEqual([
    ['hologram', ['7 times', 'Deutsch']],
    ['drone show', ['2 times', 'English']],
  ])
})

it('counts outdated documents of a language, with a link to the board', async () => {
  await cms.pool.query('UPDATE translations SET changed = 0, untranslated = 0')
  const { rows } = await cms.pool.query<{ id: number }>(
    `UPDATE translations SET changed = 2
     WHERE (kind, document_id, locale::text) = (
       SELECT kind, document_id, locale::text FROM translations
       WHERE kind = 'pages' AND locale = 'de' AND state = 'live' LIMIT 1)
     RETURNING document_id AS id`,
  )
  expect(rows).toHaveLength(1)
  const list = await section(jon, 'languages')
  expect(list?.items).toContainEqual(
    expect.objectContaining({
      title: 'German',
      facts: ['One outdated document'],
      target: { href: '/admin/languages?language=de&state=outdated' },
    }),
  )
})

it('counts sample copy by kind', async () => {
  const { totalDocs } = await cms.payload.count({
    collection: 'testimonials',
    where: { isSample: { equals: true } },
  })
  expect(totalDocs).toBeGreaterThan(1)
  expect((await section(mira, 'samples'))?.items).toContainEqual(
    expect.objectContaining({
      title: 'Testimonial',
      facts: [`${totalDocs} documents with sample copy`],
    }),
  )
})

it('names missing legal details until somebody has confirmed or written them', async () => {
  const lines = async () =>
    (await section(mira, 'legal'))?.items.map(({ title, facts: [fact] }) => [title, fact])
  const missing = 'Missing: the prices say nothing about VAT or sales tax'
  expect(await lines()).toEqual([
    ['Legal notice', 'Visitors see sample data or nothing'],
    ['Line on tax: United States', missing],
    ['Line on tax: United Kingdom', missing],
    ['Line on tax: Germany', missing],
  ])

  const settings = await cms.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: {
      legal: { ...settings.legal, isConfirmed: true },
      contacts: settings.contacts.map((contact) =>
        contact.country === 'uk' ? { ...contact, vatNote: 'Prices exclude VAT.' } : contact,
      ),
    },
  })
  expect(await lines()).toEqual([
    ['Line on tax: United States', missing],
    ['Line on tax: Germany', missing],
  ])
})
