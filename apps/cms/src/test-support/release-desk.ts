import { LOCALES, type Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { Editor } from './admin-form'
import { startCms, type TestCms } from './start-cms'

/** The texts of a page, as its readers see them or as its newest draft contains them. */
export interface Words {
  title: Partial<Record<Locale, string>>
  status: string
  ready: Locale[]
}

/** A CMS with an editor and pages for tests of scheduled changes. */
export class ReleaseDesk {
  cms!: TestCms
  mira!: Editor
  jon!: Editor
  private count = 0

  constructor() {
    beforeAll(async () => {
      this.cms = await startCms()
      this.mira = await Editor.logIn(this.cms, 'Mira Klein')
      this.jon = await Editor.logIn(this.cms, 'Jon Weaver', 'translator')
    })
    afterAll(() => this.cms.stop())
    beforeEach(() => this.cms.pool.query('DELETE FROM releases'))
  }

  /** Creates a page with a published text in each of the languages. */
  async page(words = 'Old', ready: Locale[] = [...LOCALES]): Promise<number> {
    this.count += 1
    const { payload } = this.cms
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'en',
      draft: true,
      data: {
        title: `${words} en`,
        slug: `release-${this.count}`,
        readyLocales: ready,
        headerTheme: 'light',
        _status: 'draft',
      },
    })
    for (const locale of LOCALES) await this.write(id, `${words} ${locale}`, locale)
    await payload.update({ collection: 'pages', id, locale: 'en', data: { _status: 'published' } })
    return id
  }

  /** Saves a draft of the title. */
  async write(id: number, title: string, locale: Locale = 'en'): Promise<void> {
    await this.cms.payload.update({
      collection: 'pages',
      id,
      locale,
      draft: true,
      data: { title, _status: 'draft' },
    })
  }

  async words(id: number, draft = false): Promise<Words> {
    const page = await this.cms.payload.findByID({
      collection: 'pages',
      id,
      locale: 'all',
      draft,
      depth: 0,
      trash: true,
    })
    const { title, _status, readyLocales } = page as unknown as {
      title: Words['title']
      _status: string
      readyLocales: Locale[]
    }
    return { title, status: _status, ready: readyLocales }
  }

  async post(path: string, body: object = {}, who = this.mira): Promise<Answered> {
    const response = await who.call('POST', path, body)
    return { status: response.status, ...((await response.json()) as object) }
  }

  async get(path: string, who = this.mira): Promise<Answered> {
    const response = await who.call('GET', path)
    return { status: response.status, ...((await response.json()) as object) }
  }

  /** Schedules a change of one page for the year 2035. @returns the id of its release */
  async schedule(document: number, change: object = {}): Promise<number> {
    const item = {
      collection: 'pages',
      document,
      action: 'publish',
      languages: ['en'],
      ...change,
    }
    const answer = await this.post('/releases/change', { item, time: LATER })
    if (!answer.release) throw new Error(JSON.stringify(answer))
    return answer.release.id
  }

  /** Creates a release with pages that is scheduled for the year 2035. */
  async release(items: object[]): Promise<number> {
    const { release } = await this.post('/releases', { name: 'Spring' })
    const id = release?.id ?? 0
    for (const item of items) {
      const full = { collection: 'pages', action: 'publish', languages: ['en'], ...item }
      const answer = await this.post(`/releases/${id}/items`, full)
      if (!answer.release) throw new Error(JSON.stringify(answer))
    }
    const answer = await this.post(`/releases/${id}/schedule`, LATER)
    if (!answer.release) throw new Error(JSON.stringify(answer))
    return id
  }

  /** Moves the time of a release to now, or some hours into the past. */
  async come(id: number, hoursAgo = 0): Promise<void> {
    await this.cms.pool.query(
      'UPDATE releases SET instant = now() - make_interval(secs => 1 + 3600 * $2::float8) WHERE id = $1',
      [id, hoursAgo],
    )
  }

  async run(id: number): Promise<string> {
    const { runDueRelease } = await import('../editor/schedule/run-releases')
    return runDueRelease(this.cms.payload, id)
  }

  async comeAndRun(id: number): Promise<string> {
    await this.come(id)
    return this.run(id)
  }
}

export const LATER = { wallTime: '2035-05-04T09:00', zone: 'Europe/Berlin' }

interface Problem {
  code: string
  details: string[]
}

export interface Answered {
  status: number
  release?: {
    id: number
    status: string
    at: string
    author: string
    problem: Problem | null
    items: { id: number; title: string; problem: Problem | null }[]
  }
  releases?: { id: number }[]
  error?: { code: string; fields?: Record<string, string> }
  instants?: { at: string }[]
  items?: { title: string; problem: Problem }[]
}
