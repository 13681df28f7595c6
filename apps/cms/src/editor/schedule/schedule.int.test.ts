import { describe, expect, it } from 'vitest'
import { outcome } from '../../test-support/person'
import { samplePost } from '../../test-support/sample-documents'
import { LATER, ReleaseDesk } from '../../test-support/release-desk'

const desk = new ReleaseDesk()

const OLD = { en: 'Old en', ar: 'Old ar', de: 'Old de' }
const ALL = ['en', 'ar', 'de']

describe('publishing at a time', () => {
  it('publishes the chosen language and leaves the drafts of the others', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    await desk.write(id, 'New de', 'de')
    const release = await desk.schedule(id)
    expect(await desk.run(release)).toBe('notDue')
    expect((await desk.words(id)).title).toEqual(OLD)

    expect(await desk.comeAndRun(release)).toBe('live')
    expect(await desk.words(id)).toEqual({
      title: { ...OLD, en: 'New en' },
      status: 'published',
      ready: ALL,
    })
    const draft = await desk.words(id, true)
    expect(draft).toMatchObject({ title: { en: 'New en', ar: 'Old ar', de: 'New de' } })
    expect(draft.status).toBe('draft')
  })

  it('publishes every language of a page that was never published', async () => {
    const id = await desk.page()
    await desk.cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    const release = await desk.schedule(id, { languages: ALL })
    await desk.comeAndRun(release)
    expect(await desk.words(id)).toEqual({ title: OLD, status: 'published', ready: ALL })
  })

  it('makes a language readable that was not', async () => {
    const id = await desk.page('Old', ['en'])
    const release = await desk.schedule(id, { languages: ['de'] })
    await desk.comeAndRun(release)
    expect((await desk.words(id)).ready).toEqual(['en', 'de'])
    expect((await desk.words(id, true)).ready).toEqual(['en', 'de'])
  })

  it('leaves a redirect when the path changes', async () => {
    const id = await desk.page()
    const { payload } = desk.cms
    const { slug } = await payload.findByID({ collection: 'pages', id })
    await payload.update({ collection: 'pages', id, draft: true, data: { slug: `${slug}-new` } })
    await desk.comeAndRun(await desk.schedule(id))
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: slug } },
    })
    expect(docs).toHaveLength(1)
  })

  it('refuses a language without text, and a page with an empty field', async () => {
    const id = await desk.page('Old', ['en'])
    await desk.cms.payload.update({
      collection: 'pages',
      id,
      draft: true,
      locale: 'en',
      data: { blocks: [{ blockType: 'hero' }] as never, _status: 'draft' },
    })
    const item = { collection: 'pages', document: id, action: 'publish', languages: ['en'] }
    const answer = await desk.post('/releases/change', { item, time: LATER })
    expect(answer).toMatchObject({ status: 422, error: { code: 'itemsRefused' } })
    expect(answer.items?.[0]?.problem.details.join()).toContain('Title')
    expect((await desk.get(`/releases/of/pages/${id}`)).releases).toEqual([])
  })

  it('waits if the fields are not valid any more at that moment', async () => {
    const [id, other] = [await desk.page(), await desk.page()]
    const { payload } = desk.cms
    await payload.update({ collection: 'pages', id, draft: true, data: { slug: 'taken-since' } })
    const release = await desk.schedule(id)
    await payload.update({ collection: 'pages', id: other, data: { slug: 'taken-since' } })
    expect(await desk.comeAndRun(release)).toBe('waiting')
    const answer = await desk.get(`/releases/${release}`)
    expect(answer.release).toMatchObject({ status: 'waiting', problem: { code: 'invalid' } })
  })

  it('waits if a new link would lead nowhere', async () => {
    const [id, target] = [await desk.page('Old', ['en']), await desk.page('Target')]
    const actions = [{ label: 'Go', emphasis: 'primary', link: { type: 'page', page: target } }]
    await desk.cms.payload.update({
      collection: 'pages',
      id,
      draft: true,
      locale: 'en',
      data: { blocks: [{ blockType: 'hero', title: 'Hello', actions }] as never },
    })
    const release = await desk.schedule(id)
    await desk.comeAndRun(await desk.schedule(target, { action: 'unpublish', languages: ALL }))
    expect(await desk.comeAndRun(release)).toBe('waiting')
    const answer = await desk.get(`/releases/${release}`)
    expect(answer.release?.problem).toMatchObject({ code: 'brokenLinks' })
    expect((await desk.words(id)).title).toEqual(OLD)
  })
})

describe('a post at a time', () => {
  const schedule = async (publishedOn: string) => {
    const { id } = await desk.cms.payload.create({
      collection: 'posts',
      locale: 'en',
      draft: true,
      data: { ...samplePost(`at-${publishedOn}`, publishedOn), _status: 'draft' },
    })
    const item = { collection: 'posts', document: id, action: 'publish', languages: ['en'] }
    return { id, answer: await desk.post('/releases/change', { item, time: LATER }) }
  }

  it('is published at its minute', async () => {
    const { id, answer } = await schedule('2026-01-05')
    expect(await desk.comeAndRun(answer.release?.id ?? 0)).toBe('live')
    const post = await desk.cms.payload.findByID({ collection: 'posts', id })
    expect(post._status).toBe('published')
  })

  it('is not scheduled before its own date', async () => {
    const { answer } = await schedule('2036-01-05')
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalidBody' } })
    expect(answer.error?.fields?.wallTime).toContain('January 5, 2036')
  })
})

describe('taking off the site at a time', () => {
  it('takes off every language, and keeps the draft', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    await desk.comeAndRun(await desk.schedule(id, { action: 'unpublish', languages: ALL }))
    expect((await desk.words(id)).status).toBe('draft')
    expect((await desk.words(id, true)).title.en).toBe('New en')
  })

  it('takes off one language and leaves the others with their texts', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    await desk.comeAndRun(await desk.schedule(id, { action: 'unpublish', languages: ['de'] }))
    expect(await desk.words(id)).toEqual({ title: OLD, status: 'published', ready: ['en', 'ar'] })
    const draft = await desk.words(id, true)
    expect(draft).toMatchObject({ title: { en: 'New en' }, ready: ['en', 'ar'] })
  })

  it('takes the page off with its last language', async () => {
    const id = await desk.page('Old', ['en'])
    await desk.comeAndRun(await desk.schedule(id, { action: 'unpublish', languages: ['en'] }))
    expect((await desk.words(id)).status).toBe('draft')
  })

  it('follows a publication of the same page', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const [publish, unpublish] = [
      await desk.schedule(id),
      await desk.schedule(id, { action: 'unpublish', languages: ALL }),
    ]
    expect(await desk.comeAndRun(publish)).toBe('live')
    expect(await desk.comeAndRun(unpublish)).toBe('live')
    expect((await desk.words(id)).status).toBe('draft')
  })
})

describe('a page that was edited since', () => {
  it('waits, and names who edited what', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    const form = await desk.mira.open(`pages/${id}`)
    await form.autosave({ title: 'Newer en' })

    const ahead = await desk.get(`/releases/of/pages/${id}`)
    expect(ahead.releases).toMatchObject([{ items: [{ problem: { code: 'editedSince' } }] }])
    expect(await desk.comeAndRun(release)).toBe('waiting')
    expect((await desk.words(id)).title).toEqual(OLD)
    const { release: view } = await desk.get(`/releases/${release}`)
    expect(view?.items[0]?.problem).toEqual({
      code: 'editedSince',
      details: ['English: Mira Klein'],
    })
  })

  it.each([
    ['keep', 'New en', 'Newer en'],
    ['renew', 'Newer en', 'Newer en'],
  ])('publishes by the answer “%s”', async (answer, live, draft) => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    await desk.write(id, 'Newer en')
    const { release: view } = await desk.get(`/releases/${release}`)
    await desk.post(`/releases/${release}/items/${view?.items[0]?.id}`, { answer })
    expect(await desk.comeAndRun(release)).toBe('live')
    expect((await desk.words(id)).title.en).toBe(live)
    expect((await desk.words(id, true)).title.en).toBe(draft)
  })

  it('goes live if only another language was edited', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    const form = await desk.jon.open(`pages/${id}`, 'de')
    await form.autosave({ title: 'Neu' })
    expect(await desk.comeAndRun(release)).toBe('live')
    expect((await desk.words(id)).title).toEqual({ ...OLD, en: 'New en' })
    expect((await desk.words(id, true)).title.de).toBe('Neu')
  })

  it('waits if the page was taken off the site', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    await desk.mira.call('PATCH', `/pages/${id}?locale=en&unpublishAllLocales=true`, {
      _status: 'draft',
    })
    expect(await desk.comeAndRun(release)).toBe('waiting')
    expect((await desk.get(`/releases/${release}`)).release?.problem?.code).toBe('offSince')
  })

  it('is not brought back from the trash', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    await desk.mira.call('DELETE', `/pages/${id}`)
    expect(await desk.comeAndRun(release)).toBe('waiting')
    expect((await desk.get(`/releases/${release}`)).release?.problem?.code).toBe('inTrash')
    expect((await desk.words(id)).status).toBe('draft')
  })
})

describe('the author', () => {
  it('may lose the account', async () => {
    const { payload } = desk.cms
    const { Editor } = await import('../../test-support/admin-form')
    const ana = await Editor.logIn(desk.cms, 'Ana Reyes')
    const id = await desk.page()
    await desk.write(id, 'New en')
    const item = { collection: 'pages', document: id, action: 'publish', languages: ['en'] }
    const { release } = await desk.post('/releases/change', { item, time: LATER }, ana)
    await payload.delete({ collection: 'users', where: { email: { equals: ana.email } } })
    expect(await desk.comeAndRun(release?.id ?? 0)).toBe('live')
    const after = await desk.get(`/releases/${release?.id}`)
    expect(after.release).toMatchObject({ author: 'Ana Reyes', status: 'live' })
    const { rows } = await desk.cms.pool.query(
      "SELECT actor, actor_name, action FROM change_log WHERE kind = 'pages' AND document = $1",
      [id],
    )
    expect(rows).toEqual([{ actor: null, actor_name: null, action: 'published' }])
  })
})

describe('a time that was missed', () => {
  it('is made up for within six hours', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    await desk.come(release, 5.9)
    const { dueReleases } = await import('./run-releases')
    expect(await dueReleases(desk.cms.payload)).toEqual([release])
    expect(await desk.run(release)).toBe('live')
  })

  it('asks after six hours, and goes live by a press', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    await desk.come(release, 6.1)
    expect(await desk.run(release)).toBe('waiting')
    const { release: view } = await desk.get(`/releases/${release}`)
    expect(view).toMatchObject({ status: 'waiting', problem: { code: 'missed' } })
    expect((await desk.words(id)).title).toEqual(OLD)
    const now = await desk.post(`/releases/${release}/now`)
    expect(now.release?.status).toBe('live')
    expect((await desk.words(id)).title.en).toBe('New en')
  })
})

describe('a second run', () => {
  it('changes nothing', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    await desk.come(release)
    const versions = async () => {
      const where = { parent: { equals: id } }
      return (await desk.cms.payload.countVersions({ collection: 'pages', where })).totalDocs
    }
    const runs = await Promise.all([desk.run(release), desk.run(release), desk.run(release)])
    expect(runs.sort()).toEqual(['live', 'notDue', 'notDue'])
    const count = await versions()
    expect(await desk.run(release)).toBe('notDue')
    expect(await versions()).toBe(count)
  })
})

describe('cancelling and moving', () => {
  it('does not run a cancelled change', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.schedule(id)
    await desk.post(`/releases/${release}/cancel`)
    expect(await desk.comeAndRun(release)).toBe('notDue')
    expect(await outcome(desk.mira.call('POST', `/releases/${release}/now`, {}))).toBe(
      '409 releaseIsOver',
    )
  })

  it('moves a change and its job to another time', async () => {
    const id = await desk.page()
    const release = await desk.schedule(id)
    const time = { wallTime: '2035-07-01T12:30', zone: 'America/New_York' }
    const answer = await desk.post(`/releases/${release}/schedule`, time)
    expect(answer.release?.at).toBe('2035-07-01T16:30:00Z')
    const { rows } = await desk.cms.pool.query(
      'SELECT run_at FROM graphile_worker.jobs WHERE key = $1',
      [`release:${release}`],
    )
    expect(rows).toEqual([{ run_at: new Date('2035-07-01T16:29:45Z') }])
  })
})

describe('the time', () => {
  const item = (document: number) => ({
    collection: 'pages',
    document,
    action: 'publish',
    languages: ['en'],
  })

  it('is asked about if the clocks skip or repeat it', async () => {
    const id = await desk.page()
    const skipped = { wallTime: '2035-03-25T02:30', zone: 'Europe/Berlin' }
    const answer = await desk.post('/releases/change', { item: item(id), time: skipped })
    expect(answer).toMatchObject({ status: 422, error: { code: 'hourSkipped' } })
    const repeated = { wallTime: '2035-11-04T01:30', zone: 'America/New_York' }
    const asked = await desk.post('/releases/change', { item: item(id), time: repeated })
    expect(asked).toMatchObject({ status: 422, error: { code: 'hourRepeated' } })
    const at = asked.instants?.[1]?.at
    expect(at).toBe('2035-11-04T06:30:00.000Z')
    const done = await desk.post('/releases/change', { item: item(id), time: { ...repeated, at } })
    expect(done.release?.at).toBe('2035-11-04T06:30:00Z')
  })

  it.each([
    [{ wallTime: '2025-01-01T09:00', zone: 'UTC' }, '400 invalidBody'],
    [{ wallTime: '2035-02-30T09:00', zone: 'UTC' }, '400 invalidBody'],
    [{ wallTime: '2035-05-04T09:00', zone: 'Mars/Olympus' }, '400 invalidBody'],
    [{ wallTime: '2035-05-04T09:00:30', zone: 'UTC' }, '400 invalidBody'],
  ])('%o gets %s', async (time, expected) => {
    const id = await desk.page()
    const answer = await outcome(
      desk.mira.call('POST', '/releases/change', { item: item(id), time }),
    )
    expect(answer.startsWith(expected)).toBe(true)
  })
})

describe('who may schedule', () => {
  it('are editors; translators read what is planned', async () => {
    const id = await desk.page()
    const release = await desk.schedule(id)
    const paths = [
      '/releases',
      '/releases/change',
      ...['items', 'items/1', 'schedule', 'cancel', 'now', 'undo'].map(
        (path) => `/releases/${release}/${path}`,
      ),
    ]
    for (const path of paths) {
      expect(await outcome(desk.jon.call('POST', path, {}))).toBe('403 editors_only')
    }
    expect((await desk.get(`/releases/${release}`, desk.jon)).status).toBe(200)
    expect((await desk.get(`/releases/of/pages/${id}`, desk.jon)).releases).toHaveLength(1)
  })

  it.each([
    ['POST', '/releases/999999/cancel', {}, '404 notFound'],
    ['POST', '/releases/abc/cancel', {}, '404 notFound'],
    ['GET', '/releases/99999999999', undefined, '404 notFound'],
    ['GET', '/releases/of/users/1', undefined, '404 notFound'],
    ['GET', '/releases?from=today&to=tomorrow', undefined, '400 invalidQuery'],
    ['POST', '/releases', { name: '' }, '400 invalidBody'],
  ] as const)('%s %s gets an answer', async (method, path, body, expected) => {
    const answer = await outcome(desk.mira.call(method, path, body))
    expect(answer.startsWith(expected)).toBe(true)
  })
})
