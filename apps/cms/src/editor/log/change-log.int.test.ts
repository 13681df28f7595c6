import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { changeLines } from '../documents/differences'
import type { LogEntry } from './entry'
import { readKeptVersions, readLog, readPeople, type LogFilter } from './read-log'
import { purgeOldChanges } from './upkeep'

let cms: TestCms
let editor: Editor
let translator: Editor
let admin: Editor
let count = 0

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
  admin = await Editor.logIn(cms, 'Ada Stern', 'admin')
})

afterAll(() => cms.stop())

async function makePage(data: object = {}) {
  count += 1
  const page = { ...PUBLISHED, title: `Logged ${count}`, slug: `logged-${count}`, ...data }
  return cms.payload.create({ collection: 'pages', locale: 'en', data: page })
}

async function requestOf(who: Editor) {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: who.email } },
  })
  const [user] = docs
  return createLocalReq({ ...(user && { user: { ...user, collection: 'users' } }) }, cms.payload)
}

async function log(filter: LogFilter, who = admin): Promise<LogEntry[]> {
  return (await readLog(await requestOf(who), filter)).entries
}

const told = ({ action, actor_name: name, title, changes }: LogEntry) =>
  [action, name, title, ...changeLines(changes)].join(' | ')

async function ok(answer: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await answer
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return (await response.json()) as Record<string, unknown>
}

describe('each way of saving leaves one entry', () => {
  const ofPage = async (id: number) => (await log({ kind: 'pages', document: id })).map(told)

  it('a draft in another language', async () => {
    const { id, title } = await makePage()
    await ok(translator.call('PATCH', `/pages/${id}?draft=true&locale=de`, { title: 'Titel' }))
    expect(await ofPage(id)).toEqual([`saved | Jon Weaver | ${title} | Title (German)`])
  })

  it('publishing', async () => {
    const { id, title } = await makePage()
    await ok(
      editor.call('PATCH', `/pages/${id}?locale=en`, { layout: 'bare', _status: 'published' }),
    )
    expect(await ofPage(id)).toEqual([`published | Mira Klein | ${title} | Around the page`])
  })

  it('publishing without a further change', async () => {
    const { id, title } = await makePage({ _status: 'draft' })
    await ok(editor.call('PATCH', `/pages/${id}?locale=en`, { _status: 'published' }))
    expect(await ofPage(id)).toEqual([`published | Mira Klein | ${title}`])
  })

  it('unpublishing', async () => {
    const { id, title } = await makePage()
    await ok(editor.call('PATCH', `/pages/${id}?locale=en`, { _status: 'draft' }))
    expect(await ofPage(id)).toEqual([`unpublished | Mira Klein | ${title}`])
  })

  it('creating, in one entry with all that was written', async () => {
    const data = { title: 'Born here', slug: 'born-here', headerTheme: 'light', _status: 'draft' }
    const { doc } = await ok(editor.call('POST', '/pages?locale=en', data))
    const [entry, ...others] = await ofPage((doc as { id: number }).id)
    expect(others).toEqual([])
    expect(entry).toContain('created | Mira Klein | Born here | Title (English)')
  })

  it('restoring a version, in all languages', async () => {
    const { id } = await makePage({ title: 'As it was' })
    await ok(editor.call('PATCH', `/pages/${id}?draft=true&locale=en`, { title: 'Otherwise' }))
    const { docs } = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
      limit: 1,
    })
    await ok(editor.call('POST', `/pages/versions/${docs[0]?.id}`))
    const entries = await ofPage(id)
    expect(entries).toEqual([
      'versionRestored | Mira Klein | As it was | Title (English)',
      'saved | Mira Klein | Otherwise | Title (English)',
    ])
  })

  it('moving a document to the trash, restoring it and erasing it', async () => {
    const { id, title } = await makePage()
    await ok(editor.call('DELETE', `/pages/${id}`))
    await ok(editor.call('POST', `/pages/${id}/restore`, {}))
    await ok(editor.call('DELETE', `/pages/${id}`))
    await ok(admin.call('DELETE', `/pages/${id}/erase`))
    expect(await ofPage(id)).toEqual([
      `erased | Ada Stern | ${title}`,
      `trashed | Mira Klein | ${title}`,
      `recovered | Mira Klein | ${title}`,
      `trashed | Mira Klein | ${title}`,
    ])
  })

  it('a price, with its amounts as visitors read them', async () => {
    const { docs } = await cms.payload.find({ collection: 'price-groups', limit: 1, depth: 0 })
    const [list] = docs
    const items = (list?.items ?? []).map((row, index) =>
      index === 0 ? { ...row, usdMin: 123_400 } : row,
    )
    await ok(editor.call('PATCH', `/price-groups/${list?.id}?locale=en`, { items }))
    const [entry, ...others] = await log({ kind: 'price-groups', document: list?.id })
    expect(others).toEqual([])
    expect(entry?.action).toBe('saved')
    expect(entry?.changes).toMatchObject([{ what: 'changed', after: '$1,234' }])
  })

  it('the menus and settings, which are globals', async () => {
    await ok(editor.call('POST', '/globals/menus?locale=en', { version: 'dropdowns' }))
    await ok(editor.call('POST', '/globals/site-settings?locale=de', { mission: 'Filme.' }))
    const [settings] = await log({ kind: 'site-settings' })
    const [menus] = await log({ kind: 'menus' })
    expect(settings && told(settings)).toBe('saved | Mira Klein |  | Mission (German)')
    expect(menus?.changes).toMatchObject([
      {
        before: { names: [{ en: 'Version 1: menus over the whole width' }] },
        after: { names: [{ en: 'Version 2: short menus below their names' }] },
      },
    ])
  })

  it('a redirect, with the title of the page that it leads to', async () => {
    const { id, title } = await makePage()
    await ok(editor.call('POST', '/redirects', { from: 'log-old', toPage: id }))
    const [entry] = await log({ kind: 'redirects', words: 'log-old' })
    const target = entry?.changes.find(({ after }) => after !== null && typeof after === 'object')
    expect(target?.after).toEqual({ names: [title] })
  })

  it('a save that changes nothing leaves none, and neither does a refused one', async () => {
    const { id, title } = await makePage({ _status: 'draft' })
    await ok(editor.call('PATCH', `/pages/${id}?draft=true&locale=en`, { title }))
    const refused = await editor.call('PATCH', `/pages/${id}?locale=en`, {
      slug: 'no such path',
      _status: 'published',
    })
    expect(refused.status).toBe(400)
    expect(await ofPage(id)).toEqual([])
  })

  it('the setup, which has no account, leaves none', async () => {
    const { id } = await makePage()
    expect(await ofPage(id)).toEqual([])
  })
})

describe('the log', () => {
  it('shows the text before and after', async () => {
    const { id } = await makePage({ title: 'A quiet river' })
    await ok(editor.call('PATCH', `/pages/${id}?draft=true&locale=en`, { title: 'A loud river' }))
    const [entry] = await log({ kind: 'pages', document: id })
    expect(entry?.changes).toMatchObject([{ before: 'A quiet river', after: 'A loud river' }])
  })

  it('is searched by word, old or new, by person, kind, document and day', async () => {
    const { id } = await makePage({ title: 'Zanzibar lantern' })
    await ok(editor.call('PATCH', `/pages/${id}?draft=true&locale=en`, { title: 'Other lamp' }))
    const ids = async (filter: LogFilter) =>
      (await log(filter)).map(({ document }) => document).filter((found) => found === id)
    const today = new Date().toISOString().slice(0, 10)
    const people = await readPeople(await requestOf(admin))
    const mira = people.find(({ name }) => name === 'Mira Klein')
    const jon = people.find(({ name }) => name === 'Jon Weaver')
    expect(await ids({ words: 'zanzi' })).toEqual([id])
    expect(await ids({ words: 'other lamp' })).toEqual([id])
    expect(await ids({ words: 'zanzibar nowhere' })).toEqual([])
    expect(await ids({ words: `'); DROP TABLE change_log; -- & | !` })).toEqual([])
    expect(await ids({ person: mira?.id, document: id })).toEqual([id])
    expect(await ids({ person: jon?.id, document: id })).toEqual([])
    expect(await ids({ kind: 'posts', document: id })).toEqual([])
    expect(await ids({ from: today, to: today, document: id })).toEqual([id])
    expect(await ids({ to: '2020-01-01', document: id })).toEqual([])
  })

  it('opens the version that an entry made, as long as it is kept', async () => {
    const { id } = await makePage()
    await ok(editor.call('PATCH', `/pages/${id}?draft=true&locale=en`, { title: 'Versioned' }))
    const entries = await log({ kind: 'pages', document: id })
    const req = await requestOf(admin)
    const [key] = entries.map(({ version }) => `pages:${version}`)
    expect([...(await readKeptVersions(req, entries))]).toEqual([key])
    await cms.pool.query('DELETE FROM _pages_v WHERE parent_id = $1', [id])
    expect([...(await readKeptVersions(req, entries))]).toEqual([])
  })

  it('is for editors and admins, and security settings are for admins', async () => {
    await ok(admin.call('POST', '/globals/security-settings', { requiresSecondFactor: false }))
    await cms.pool
      .query(`INSERT INTO change_log (actor, actor_name, kind, title, action, changes, words)
      VALUES (1, 'Ada Stern', 'security-settings', '', 'saved', '[]', '')`)
    await expect(log({}, translator)).rejects.toThrow()
    expect(await log({ kind: 'security-settings' }, editor)).toEqual([])
    expect((await log({ kind: 'security-settings' })).length).toBeGreaterThan(0)
  })

  it.each([
    `UPDATE change_log SET title = 'x'`,
    'UPDATE change_log SET actor_name = NULL',
    'DELETE FROM change_log',
    'TRUNCATE change_log',
  ])('refuses %s', async (statement) => {
    await expect(cms.pool.query(statement)).rejects.toThrow('cannot be changed')
  })

  it('loses only the name of an erased account', async () => {
    const gone = await Editor.logIn(cms, 'Gone Soon')
    const { id } = await makePage()
    await ok(gone.call('PATCH', `/pages/${id}?draft=true&locale=en`, { title: 'Left behind' }))
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: gone.email } },
    })
    await cms.payload.delete({ collection: 'users', id: docs[0]?.id ?? 0 })
    const [entry] = await log({ kind: 'pages', document: id })
    expect(entry).toMatchObject({ actor_name: null, title: 'Left behind' })
  })

  it('is cleaned of old entries only', async () => {
    await cms.pool.query(`INSERT INTO change_log (at, kind, title, action, changes, words) VALUES
      (now() - interval '731 days', 'posts', 'Very old', 'saved', '[]', ''),
      (now() - interval '729 days', 'posts', 'Rather old', 'saved', '[]', '')`)
    expect(await purgeOldChanges(cms.pool, 730)).toBe(1)
    expect((await log({ kind: 'posts' })).map(({ title }) => title)).toContain('Rather old')
  })
})
