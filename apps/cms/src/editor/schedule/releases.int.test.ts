import { describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { LATER, ReleaseDesk } from '../../test-support/release-desk'

const desk = new ReleaseDesk()

/** An entry of the change log whose values are texts. */
interface Logged {
  kind: string
  action: string
  changes: { before: string; after: string }[]
}

interface PriceRow {
  id: string
  key: string
  usdMin: number | null
}

async function priceList(): Promise<{ id: number; items: PriceRow[] }> {
  const { docs } = await desk.cms.payload.find({
    collection: 'price-groups',
    where: { key: { equals: 'animatics-2d' } },
    locale: 'en',
    depth: 0,
  })
  return docs[0] as unknown as { id: number; items: PriceRow[] }
}

async function usd(index: number): Promise<number | null | undefined> {
  return (await priceList()).items[index]?.usdMin
}

/** The values of the list's form after somebody has typed another amount. */
async function typed(index: number, amount: number) {
  const list = await priceList()
  const items = list.items.map((row, at) => (at === index ? { ...row, usdMin: amount } : row))
  return {
    collection: 'price-groups',
    document: list.id,
    action: 'change',
    languages: ['en'],
    form: { locale: 'en', data: { items } },
  }
}

async function saveByHand(index: number, amount: number): Promise<void> {
  const { document, form } = await typed(index, amount)
  await desk.cms.payload.update({
    collection: 'price-groups',
    id: document,
    locale: 'en',
    data: form.data,
  })
}

interface Entry {
  label: string
}

async function menus() {
  const found = await desk.cms.payload.findGlobal({ slug: 'menus', locale: 'en', depth: 0 })
  return found as unknown as { megaItems: Entry[]; dropdownItems: Entry[] }
}

async function menuEntry(label: string) {
  const { megaItems } = await menus()
  const changed = megaItems.map((entry, index) => (index === 0 ? { ...entry, label } : entry))
  return {
    collection: 'menus',
    document: 0,
    action: 'change',
    languages: ['en'],
    form: { locale: 'en', data: { megaItems: changed } },
  }
}

async function scheduleItem(item: object): Promise<number> {
  const answer = await desk.post('/releases/change', { item, time: LATER })
  if (!answer.release) throw new Error(JSON.stringify(answer))
  return answer.release.id
}

describe('a change of prices at a time', () => {
  it('changes the row, and leaves a row that was changed by hand since', async () => {
    const [first, second] = [await usd(0), await usd(1)]
    const release = await scheduleItem(await typed(0, 1_234_500))
    expect(await usd(0)).toBe(first)
    await saveByHand(1, (second ?? 0) + 5_000)
    expect(await desk.comeAndRun(release)).toBe('live')
    expect([await usd(0), await usd(1)]).toEqual([1_234_500, (second ?? 0) + 5_000])
  })

  it('keeps the names in the other languages', async () => {
    const names = async () => {
      const { docs } = await desk.cms.payload.find({
        collection: 'price-groups',
        where: { key: { equals: 'animatics-2d' } },
        locale: 'de',
        depth: 0,
      })
      const [list] = docs as unknown as { title: string; items: { label: string }[] }[]
      return [list?.title, ...(list?.items ?? []).map(({ label }) => label)]
    }
    const before = await names()
    await desk.comeAndRun(await scheduleItem(await typed(0, 1_300_000)))
    expect(await names()).toEqual(before)
    expect(before.every(Boolean)).toBe(true)
  })

  it('waits if the same amount was changed by hand since', async () => {
    const release = await scheduleItem(await typed(0, 1_111_100))
    await saveByHand(0, 1_222_200)
    expect(await desk.comeAndRun(release)).toBe('waiting')
    expect(await usd(0)).toBe(1_222_200)
    const { release: view } = await desk.get(`/releases/${release}`)
    expect(view?.items[0]?.problem?.code).toBe('editedSince')
    await desk.post(`/releases/${release}/items/${view?.items[0]?.id}`, { answer: 'keep' })
    await desk.post(`/releases/${release}/now`)
    expect(await usd(0)).toBe(1_111_100)
  })

  it('refuses an amount that breaks the rules', async () => {
    const item = await typed(0, -5)
    const answer = await desk.post('/releases/change', { item, time: LATER })
    expect(answer).toMatchObject({ status: 422, error: { code: 'itemsRefused' } })
  })
})

describe('a change of a menu entry at a time', () => {
  it('renames the entry in one language', async () => {
    const german = async () => {
      const found = await desk.cms.payload.findGlobal({ slug: 'menus', locale: 'de', depth: 0 })
      return (found as unknown as { megaItems: Entry[] }).megaItems[0]?.label
    }
    const before = await german()
    const release = await scheduleItem(await menuEntry('Our craft'))
    expect((await menus()).megaItems[0]?.label).not.toBe('Our craft')
    expect(await desk.comeAndRun(release)).toBe('live')
    expect((await menus()).megaItems[0]?.label).toBe('Our craft')
    expect(await german()).toBe(before)
  })

  it('refuses an entry without a name', async () => {
    const answer = await desk.post('/releases/change', { item: await menuEntry(''), time: LATER })
    expect(answer).toMatchObject({ status: 422, error: { code: 'itemsRefused' } })
  })
})

describe('a release', () => {
  it('makes a page, a price and a menu entry live at once, and undoes them', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const [price, entry] = [await usd(2), (await menus()).megaItems[0]?.label]
    const release = await desk.release([
      { document: id },
      await typed(2, 1_777_700),
      await menuEntry('Spring'),
    ])
    const { rows: before } = await desk.cms.pool.query('SELECT max(id) AS id FROM publish_events')
    expect(await desk.comeAndRun(release)).toBe('live')
    expect((await desk.words(id)).title.en).toBe('New en')
    expect(await usd(2)).toBe(1_777_700)
    expect((await menus()).megaItems[0]?.label).toBe('Spring')
    const { rows } = await desk.cms.pool.query(
      'SELECT count(DISTINCT transaction)::int AS count FROM publish_events WHERE id > $1',
      [(before[0] as { id: string }).id],
    )
    expect(rows).toEqual([{ count: 1 }])

    const undone = await desk.post(`/releases/${release}/undo`, { overwrites: false })
    expect(undone.release?.status).toBe('undone')
    expect((await desk.words(id)).title.en).toBe('Old en')
    expect(await usd(2)).toBe(price)
    expect((await menus()).megaItems[0]?.label).toBe(entry)
    // The text that was published is the newest draft again.
    expect((await desk.words(id, true)).title.en).toBe('New en')
  })

  it('leaves an entry for each document in the change log, with what visitors saw', async () => {
    const { rows: last } = await desk.cms.pool.query<{ id: number }>(
      'SELECT coalesce(max(id), 0) AS id FROM change_log',
    )
    const logged = async (actor: string) => {
      const { rows } = await desk.cms.pool.query<Logged>(
        'SELECT kind, action, changes FROM change_log WHERE actor_name = $1 AND id > $2 ORDER BY id',
        [actor, last[0]?.id],
      )
      return rows.map(({ kind, action, changes }) =>
        [kind, action, ...changes.map(({ before, after }) => `${before} → ${after}`)].join(' | '),
      )
    }
    const { megaItems } = await menus()
    const entry = megaItems[0]?.label
    await saveByHand(2, 1_750_000)
    const [id, gone] = [await desk.page(), await desk.page('Gone')]
    await desk.write(id, 'New en')
    const release = await desk.release([
      { document: id },
      { document: gone, action: 'unpublish', languages: ['en', 'ar', 'de'] },
      await typed(2, 1_888_800),
      await menuEntry('Summer'),
    ])
    expect(await logged('Mira Klein')).toEqual([])
    expect(await logged('Mira Klein')).toEqual([])
    await desk.comeAndRun(release)
    expect(await logged('Mira Klein')).toEqual([
      `menus | saved | ${entry} → Summer`,
      'pages | published | Old en → New en',
      'pages | unpublished',
      'price-groups | saved | $17,500 → $18,888',
    ])

    const ada = await Editor.logIn(desk.cms, 'Ada Stern')
    await desk.post(`/releases/${release}/undo`, { overwrites: false }, ada)
    expect(await logged('Ada Stern')).toEqual([
      'price-groups | saved | $18,888 → $17,500',
      'pages | published',
      'pages | published | New en → Old en',
      `menus | saved | Summer → ${entry}`,
    ])
  })

  it('is named as the source of a price in the history of its list', async () => {
    await desk.comeAndRun(await scheduleItem(await typed(2, 1_555_500)))
    const { docs } = await desk.cms.payload.find({
      collection: 'users',
      where: { email: { equals: desk.mira.email } },
    })
    const [version] = await desk.cms.payload
      .findVersions({
        collection: 'price-groups',
        where: { parent: { equals: (await priceList()).id } },
        sort: '-updatedAt',
        limit: 1,
        depth: 0,
      })
      .then((found) => found.docs)
    expect(version?.version.updatedBy).toBe(docs[0]?.id)
  })

  it('makes nothing live if one of its items cannot go live', async () => {
    const [good, bad] = [await desk.page(), await desk.page()]
    await desk.write(good, 'New en')
    const price = await usd(0)
    const release = await desk.release([
      { document: good },
      await typed(0, 1_999_900),
      { document: bad },
    ])
    await desk.mira.call('DELETE', `/pages/${bad}`)
    expect(await desk.comeAndRun(release)).toBe('waiting')
    expect((await desk.words(good)).title.en).toBe('Old en')
    expect(await usd(0)).toBe(price)
    const { release: view } = await desk.get(`/releases/${release}`)
    const asked = view?.items.filter(({ problem }) => problem) ?? []
    expect(asked.map(({ problem }) => problem?.code)).toEqual(['inTrash'])

    await desk.post(`/releases/${release}/items/${asked[0]?.id}`, { answer: 'remove' })
    expect((await desk.post(`/releases/${release}/now`)).release?.status).toBe('live')
    expect((await desk.words(good)).title.en).toBe('New en')
  })

  it('rolls back what it has written when a later item fails', async () => {
    const [first, second, other] = [await desk.page(), await desk.page(), await desk.page()]
    const { payload } = desk.cms
    await desk.write(first, 'New en')
    await payload.update({ collection: 'pages', id: second, draft: true, data: { slug: 'in-use' } })
    const release = await desk.release([{ document: first }, { document: second }])
    await payload.update({ collection: 'pages', id: other, data: { slug: 'in-use' } })
    expect(await desk.comeAndRun(release)).toBe('waiting')
    expect((await desk.words(first)).title.en).toBe('Old en')
    expect((await desk.get(`/releases/${release}`)).release?.problem?.code).toBe('invalid')
  })

  it('takes pages off the site again when a first publication is undone', async () => {
    const id = await desk.page()
    await desk.cms.payload.update({
      collection: 'pages',
      id,
      unpublishAllLocales: true,
      data: { _status: 'draft' },
    })
    const release = await desk.release([{ document: id, languages: ['en', 'ar', 'de'] }])
    await desk.comeAndRun(release)
    expect((await desk.words(id)).status).toBe('published')
    await desk.post(`/releases/${release}/undo`, { overwrites: false })
    expect((await desk.words(id)).status).toBe('draft')
  })

  it('brings back what it has taken off when that is undone', async () => {
    const id = await desk.page()
    const release = await desk.release([
      { document: id, action: 'unpublish', languages: ['en', 'ar', 'de'] },
    ])
    await desk.comeAndRun(release)
    expect((await desk.words(id)).status).toBe('draft')
    await desk.post(`/releases/${release}/undo`, { overwrites: false })
    expect(await desk.words(id)).toMatchObject({ status: 'published', title: { en: 'Old en' } })
  })

  it('asks before an undo overwrites a later publication', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.release([{ document: id }])
    await desk.comeAndRun(release)
    await desk.cms.payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { title: 'Newest en', _status: 'published' },
    })
    const refused = await desk.post(`/releases/${release}/undo`, { overwrites: false })
    expect(refused).toMatchObject({ status: 422, items: [{ problem: { code: 'editedSince' } }] })
    expect((await desk.words(id)).title.en).toBe('Newest en')
    const undone = await desk.post(`/releases/${release}/undo`, { overwrites: true })
    expect(undone.release?.status).toBe('undone')
    expect((await desk.words(id)).title.en).toBe('Old en')
  })

  it('takes the newest version when a document is put in again', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.release([{ document: id }])
    await desk.write(id, 'Newer en')
    const item = { collection: 'pages', document: id, action: 'publish', languages: ['en'] }
    const { release: view } = await desk.post(`/releases/${release}/items`, item)
    expect(view?.items).toHaveLength(1)
    await desk.comeAndRun(release)
    expect((await desk.words(id)).title.en).toBe('Newer en')
  })

  it('has at most 200 items, and at least one when it is scheduled', async () => {
    const { release } = await desk.post('/releases', { name: 'Empty' })
    const empty = await desk.post(`/releases/${release?.id}/schedule`, LATER)
    expect(empty).toMatchObject({ status: 409, error: { code: 'releaseIsEmpty' } })
    await desk.cms.pool.query(
      `INSERT INTO release_items (release, collection, document, action, languages, title, base, wanted)
       SELECT $1, 'pages', 100000 + n, 'unpublish', '["en"]', 'Page', '{}', '{}'
       FROM generate_series(1, 200) n`,
      [release?.id],
    )
    const item = {
      collection: 'pages',
      document: await desk.page(),
      action: 'publish',
      languages: ['en'],
    }
    const full = await desk.post(`/releases/${release?.id}/items`, item)
    expect(full).toMatchObject({ status: 409, error: { code: 'tooManyItems' } })
  })
})

describe('the list', () => {
  it('contains the releases of a period, and those that wait', async () => {
    const id = await desk.page()
    const release = await desk.schedule(id)
    const list = async (from: string, to: string) =>
      (await desk.get(`/releases?from=${from}T00:00:00Z&to=${to}T00:00:00Z`)).releases
    expect(await list('2035-05-01', '2035-06-01')).toMatchObject([{ id: release }])
    expect(await list('2035-06-01', '2035-07-01')).toEqual([])
    await desk.come(release, 7)
    await desk.run(release)
    expect(await list('2035-06-01', '2035-07-01')).toMatchObject([{ status: 'waiting' }])
  })

  it('contains a release that was made live without a time', async () => {
    const { release } = await desk.post('/releases', { name: 'Now' })
    const item = {
      collection: 'pages',
      document: await desk.page(),
      action: 'publish',
      languages: ['en'],
    }
    await desk.post(`/releases/${release?.id}/items`, item)
    await desk.post(`/releases/${release?.id}/now`)
    const range = `from=${new Date(Date.now() - 60_000).toISOString()}&to=${new Date(Date.now() + 60_000).toISOString()}`
    expect((await desk.get(`/releases?${range}`)).releases).toMatchObject([
      { id: release?.id, status: 'live' },
    ])
  })
})
