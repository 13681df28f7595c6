import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CREDENTIALS, startStandInCms } from '@/test-support/stand-in-cms'

const STATE = 's'.repeat(43)

let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  cms = await startStandInCms()
})
beforeEach(() => void cms.forget())
afterAll(() => cms.stop())

async function comeBack(query: string, cookie = `oauth-state=${STATE}`) {
  const { answerOauthWindow } = await import('./oauth-answer')
  const url = `http://studio.test/api/oauth/github/callback?${query}`
  const response = await answerOauthWindow(new NextRequest(url, { headers: { cookie } }), 'github')
  const html = await response.text()
  const told: unknown = JSON.parse(/const outcome=(.*);/.exec(html)?.[1] ?? 'null')
  return { response, html, told }
}

it('sets the session and reports to the opener, without a token', async () => {
  cms.says = { status: 200, body: JSON.stringify(CREDENTIALS) }
  const { response, html, told } = await comeBack(`code=abc&state=${STATE}`)
  expect(told).toEqual({ entered: true })
  expect(html).not.toContain(CREDENTIALS.token)
  expect(cms.heard[0]?.line).toBe('POST /api/oauth/github/finish')
  expect(JSON.parse(cms.heard[0]?.body ?? '')).toEqual({ code: 'abc', state: STATE })
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toMatch(new RegExp(`^session=${CREDENTIALS.token};.*HttpOnly`, 'm'))
  expect(cookies).toMatch(/^oauth-state=;/m)
})

it('asks the opener for the second step, if the account has one', async () => {
  const challenge = 'c'.repeat(43)
  const step = { secondStep: { challenge, methods: ['app'] } }
  cms.says = { status: 200, body: JSON.stringify(step) }
  const { response, html, told } = await comeBack(`code=abc&state=${STATE}`)
  expect(told).toEqual({ entered: false, code: 'secondStep' })
  expect(html).not.toContain(challenge)
  expect(html).toContain('href="/login/second-step"')
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toMatch(new RegExp(`^second-step=${challenge}.app;.*HttpOnly`, 'm'))
  expect(cookies).not.toMatch(/^session=/m)
})

it('allows its own script alone', async () => {
  const { response, html } = await comeBack('error=access_denied')
  const nonce = /<script nonce="([^"]+)">/.exec(html)?.[1] ?? 'none'
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'nonce-${nonce}'`)
  expect(policy).toContain("default-src 'none'")
})

it.each([
  ['another browser’s window', `code=abc&state=${STATE}`, 'oauth-state=other'],
  ['a window that nobody opened', `code=abc&state=${STATE}`, ''],
  ['no state', 'code=abc', `oauth-state=${STATE}`],
])('does not call the CMS for %s', async (_, query, cookie) => {
  const { told } = await comeBack(query, cookie)
  expect(told).toEqual({ entered: false, code: 'linkExpired' })
  expect(cms.heard).toEqual([])
})

it('reports that the visitor declined', async () => {
  const { told } = await comeBack(`error=access_denied&state=${STATE}`)
  expect(told).toEqual({ entered: false, code: 'providerRefused' })
})

it('passes on what is missing for a new account', async () => {
  const fields = { accepts_terms: 'mustAccept' }
  cms.says = { status: 422, body: JSON.stringify({ error: { code: 'invalidFields', fields } }) }
  const { told } = await comeBack(`code=abc&state=${STATE}`)
  expect(told).toEqual({ entered: false, code: 'invalidFields', fields })
})

it('shows nothing of its address', async () => {
  const { html } = await comeBack(`error=%3Cscript%3Ealert(1)%3C/script%3E&state=%3Cb%3E`)
  expect(html).not.toContain('alert(1)')
})

it('is in the visitor’s language', async () => {
  const { html } = await comeBack('error=x', 'language_code=ar')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('href="/ar/login"')
})
