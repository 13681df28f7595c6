import {
  isPlanTicket,
  PLAN_AGE,
  PREVIEW_HEADER,
  readPreview,
  readTickets,
  signPreview,
  type PlanTicket,
} from '@studio/shared/preview'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startStandInCms } from '@/test-support/stand-in-cms'

const jar = new Map<string, { value: string; secure?: boolean; httpOnly?: boolean }>()
const draft = { isEnabled: false }

vi.mock('next/headers', () => ({
  draftMode: () =>
    Promise.resolve({
      isEnabled: draft.isEnabled,
      enable: () => (draft.isEnabled = true),
      disable: () => (draft.isEnabled = false),
    }),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => jar.get(name),
      set: (name: string, value: string, options: object) =>
        value === '' ? jar.delete(name) : jar.set(name, { value, ...options }),
    }),
}))
vi.mock('@/i18n/translator', () => ({ translator: () => (key: string) => key }))

const cms = await startStandInCms()
const secret = process.env.PUBLISH_SECRET ?? ''
const { openPreview } = await import('./open-preview')
const { leavePreview } = await import('./leave-preview')
const { chooseDate } = await import('./choose-date')
const { loadVisiblePage } = await import('./load-visible-page')

const token = (more = {}) =>
  signPreview({ collection: 'posts', id: 5, by: 2, expires: Date.now() + 60_000, ...more }, secret)

const open = (query: Record<string, string>) =>
  openPreview(
    new NextRequest(`https://studio.test/api/preview?${new URLSearchParams(query).toString()}`),
  )

const found = {
  document: 'posts:5',
  documentPath: 'not-yet',
  paths: { 'posts:5': 'not-yet' },
  isDocument: true,
  missing: ['Lead'],
  readyLocales: ['en'],
  plan: null,
  answer: null,
}

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

beforeEach(() => {
  cms.forget()
  cms.says = { status: 200, body: JSON.stringify(found) }
  jar.clear()
  draft.isEnabled = false
})

afterAll(() => cms.stop())

describe('a preview’s link', () => {
  it('It turns draft mode on, stores the ticket, and redirects to the document’s present path', async () => {
    const ticket = token()
    const answer = await open({ ticket, locale: 'de', country: 'uk' })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/de/not-yet?lang=uk'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(draft.isEnabled).toBe(true)
    expect(jar.get('preview')).toMatchObject({ value: ticket, secure: true, httpOnly: true })
    expect(cms.heard[0]?.line).toBe('GET /api/site/preview?country=uk&locale=de')
    expect(cms.heard[0]?.headers[PREVIEW_HEADER]).toBe(ticket)
  })

  it.each([
    ['forged', 'x.y', 200, 403],
    ['over', token({ expires: Date.now() - 1 }), 200, 403],
    ['for what is gone', token(), 404, 404],
    ['that nobody can answer', token(), 500, 503],
  ])('%s opens nothing and shows the reason', async (_, ticket, status, expected) => {
    cms.says = { status, body: '{}' }
    const answer = await open({ ticket })
    expect(answer.status).toBe(expected)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(draft.isEnabled).toBe(false)
    expect(jar.size).toBe(0)
  })

  it('It adds to open previews, and replaces an older one of its document', async () => {
    const first = token({ expires: Date.now() + 50_000 })
    const second = token({ id: 6 })
    const again = token({ expires: Date.now() + 70_000 })
    for (const ticket of [first, second, again]) await open({ ticket })
    expect(jar.get('preview')?.value).toBe(`${again}~${second}`)
    for (let id = 10; id < 20; id += 1) await open({ ticket: token({ id }) })
    expect(jar.get('preview')?.value.split('~')).toHaveLength(5)
  })

  it('The admin that created it may frame the reason, even after it has expired', async () => {
    cms.says = { status: 404, body: '{}' }
    const admin = 'https://cms.studio.test'
    for (const more of [{ admin }, { admin, expires: Date.now() - 1 }]) {
      const answer = await open({ ticket: token(more) })
      expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${admin}`)
    }
  })
})

describe('a page', () => {
  it('It is read as a preview only in draft mode with a ticket', async () => {
    draft.isEnabled = true
    jar.set('preview', { value: token({ admin: 'https://cms.studio.test' }) })
    const { loaded, preview } = await loadVisiblePage('us', 'en', 'not-yet')
    expect(loaded).toBeNull()
    expect(preview).toMatchObject({
      isDocument: true,
      isOver: false,
      missing: ['Lead'],
      admin: 'https://cms.studio.test',
    })
    expect(cms.heard[0]?.line).toBe('GET /api/site/preview?country=us&locale=en&path=not-yet')
  })

  it('With an expired ticket it is the public page with a notice', async () => {
    draft.isEnabled = true
    jar.set('preview', { value: token({ expires: Date.now() - 1 }) })
    const { preview } = await loadVisiblePage('us', 'en', 'pricing')
    expect(preview).toMatchObject({ isOver: true, admin: null })
    expect(cms.heard.map(({ line }) => line)).toEqual([
      'GET /api/site/page?country=us&locale=en&path=pricing',
    ])
  })

  it('Without draft mode it reads no draft, whatever its cookies are', async () => {
    jar.set('preview', { value: token() })
    const { preview } = await loadVisiblePage('us', 'en', 'blog')
    expect(preview).toBeNull()
    expect(cms.heard[0]?.line).toBe('GET /api/site/page?country=us&locale=en&path=blog')
  })
})

describe('the planned site', () => {
  const plan = { release: 7, at: null, zone: 'Europe/Berlin' }
  const planToken = (more = {}) =>
    signPreview({ plan, by: 2, expires: Date.now() + 30_000, isEntry: true, ...more }, secret)

  function kept(): PlanTicket {
    const [signed] = readTickets(jar.get('preview')?.value, secret)
    if (!signed || !isPlanTicket(signed.ticket)) throw new Error('There is no ticket of a plan.')
    return signed.ticket
  }

  it('A link is exchanged for a ticket of this browser, which no link accepts', async () => {
    expect((await open({ ticket: planToken() })).status).toBe(307)
    expect(kept()).toMatchObject({ plan, by: 2 })
    expect(kept().isEntry).toBeUndefined()
    expect(kept().expires).toBeGreaterThan(Date.now() + PLAN_AGE - 10_000)
    const own = jar.get('preview')?.value ?? ''
    expect(readPreview(own, secret)).not.toBeNull()
    expect((await open({ ticket: own })).status).toBe(403)
    expect((await open({ ticket: planToken({ expires: Date.now() - 1 }) })).status).toBe(403)
  })

  it('No site may frame it', async () => {
    await open({ ticket: planToken() })
    draft.isEnabled = true
    const { preview } = await loadVisiblePage('us', 'en', 'pricing')
    expect(preview?.admin).toBeNull()
  })

  const choose = (fields: Record<string, string>) =>
    chooseDate(
      new Request('https://studio.test/api/preview/date', {
        method: 'POST',
        body: new URLSearchParams({ zone: 'Europe/Berlin', from: '/de/x', ...fields }).toString(),
      }),
    )

  it('Another date is in the ticket, which expires when it would have', async () => {
    await open({ ticket: planToken() })
    draft.isEnabled = true
    const { expires } = kept()
    const answer = await choose({ wallTime: '2026-12-01T09:00', country: 'uk' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/x?lang=uk'])
    expect(kept()).toMatchObject({
      plan: { ...plan, at: Date.parse('2026-12-01T08:00:00Z') },
      expires,
    })
  })

  it.each<Record<string, string>>([
    { wallTime: 'soon' },
    { wallTime: '2026-12-01T09:00', zone: 'Mars' },
  ])('%j changes nothing', async (fields) => {
    await open({ ticket: planToken() })
    draft.isEnabled = true
    expect((await choose(fields)).status).toBe(303)
    expect(kept().plan.at).toBeNull()
  })

  it('A date opens nothing for visitors without a preview', async () => {
    expect((await choose({ wallTime: '2026-12-01T09:00' })).status).toBe(303)
    expect(jar.size).toBe(0)
  })
})

describe('leaving', () => {
  it.each([
    ['/de/not-yet', '/de/not-yet'],
    ['/', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['', '/'],
  ])('Leaving from %j ends both cookies and redirects to %s', async (from, to) => {
    draft.isEnabled = true
    jar.set('preview', { value: token() })
    const body = new URLSearchParams({ from }).toString()
    const request = new Request('https://studio.test/api/preview/leave', { method: 'POST', body })
    const answer = await leavePreview(request)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
    expect([draft.isEnabled, jar.size]).toEqual([false, 0])
  })
})
