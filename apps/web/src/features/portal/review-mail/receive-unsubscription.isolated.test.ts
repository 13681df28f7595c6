import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startStandInCms } from '@/test-support/stand-in-cms'

const LINK = `12-${'aB3-_'.repeat(8)}xyz`

let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  cms = await startStandInCms()
})
beforeEach(() => void cms.forget())
afterAll(() => cms.stop())

async function post(fields: Record<string, string>, link = LINK): Promise<Response> {
  const { receiveUnsubscription } = await import('./receive-unsubscription')
  const request = new Request(`http://studio.test/api/unsubscribe/${link}`, {
    method: 'POST',
    headers: { cookie: 'session=secret', authorization: 'Bearer secret' },
    body: new URLSearchParams(fields),
  })
  return receiveUnsubscription(request, link)
}

const oneClick = { 'List-Unsubscribe': 'One-Click' }

describe('a mail program’s one-click request', () => {
  it('needs neither cookies nor an origin, and forwards no session', async () => {
    cms.says = { status: 200, body: 'null' }
    expect((await post(oneClick)).status).toBe(200)
    expect(cms.heard.map(({ line }) => line)).toEqual([`POST /api/review-mail/${LINK}`])
    expect(cms.heard[0]?.headers).not.toHaveProperty('authorization')
    expect(cms.heard[0]?.headers).not.toHaveProperty('cookie')
  })

  it.each([
    [404, 'notFound'],
    [429, 'tooManyRequests'],
  ])('is answered with %i if the CMS answers so', async (status, code) => {
    cms.says = { status, body: JSON.stringify({ error: { code } }) }
    expect((await post(oneClick)).status).toBe(status)
  })

  it('has to have the body of RFC 8058', async () => {
    expect((await post({ other: 'field' })).status).toBe(400)
    expect((await post(oneClick, '../login')).status).toBe(404)
    expect(cms.heard).toEqual([])
  })
})

describe('the page’s button', () => {
  it.each([
    [200, 'null', `/ar/email/unsubscribe/${LINK}`],
    [503, '{"error":{"code":"internal"}}', `/ar/email/unsubscribe/${LINK}?failed=1`],
  ])('redirects to the page after %i', async (status, body, location) => {
    cms.says = { status, body }
    const response = await post({ ...oneClick, locale: 'ar' })
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })
})

it('changes nothing on GET', async () => {
  const { leadToPage } = await import('./receive-unsubscription')
  const opened = (link: string) =>
    leadToPage(new Request(`http://studio.test/api/unsubscribe/${link}?locale=de`), link)
  expect(opened(LINK).headers.get('location')).toBe(`/de/email/unsubscribe/${LINK}`)
  expect(opened('a.b').status).toBe(404)
  expect(cms.heard).toEqual([])
})
