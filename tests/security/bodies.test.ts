import { expect, test } from 'vitest'
import { sendAttack } from '../support/attacks/attack'
import { sendLongBody } from '../support/attacks/long-body'
import { someAddress } from '../support/api-caller'
import { stackUnderTest } from '../support/stack-under-test'

/** The bytes that the system's buffers take, before a server can refuse a body. */
const BUFFERED_BYTES = 8 * 1024 * 1024
/** Milliseconds to wait for a refusal, more than a busy server needs. */
const WAIT_MS = 400

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const asRead = { 'x-http-method-override': 'GET' }

for (const [path, headers] of [
  ['/api/users/login', json],
  ['/api/users/forgot-password', json],
  ['/api/pages', json],
  ['/api/pages', { ...json, ...asRead }],
  ['/api/pages', { ...asRead, 'content-type': 'application/x-www-form-urlencoded' }],
  ['/api/media', form],
  ['/api/globals/menus', json],
  ['/api/login', json],
  ['/api/application', form],
] as const) {
  test(`the backend reads no more of 30 MB than ${path} allows, ${JSON.stringify(headers)}`, async () => {
    const { cmsUrl } = stackUnderTest()
    const { status, text, taken } = await sendLongBody(`${cmsUrl}${path}`, headers, WAIT_MS)
    expect([status, text]).toEqual([413, '{"error":{"code":"tooLarge"}}'])
    expect(taken).toBeLessThan(path === '/api/application' ? 24 * 1024 * 1024 : BUFFERED_BYTES)
  })
}

for (const [path, type] of [
  ['/api/login', 'application/json'],
  ['/api/contact', 'application/json'],
  ['/api/form/contact', 'application/x-www-form-urlencoded'],
  ['/api/preferences', 'application/x-www-form-urlencoded'],
  ['/api/publish', 'application/json'],
] as const) {
  test(`the website reads no more of 30 MB than ${path} allows as ${type}`, async () => {
    const { webUrl } = stackUnderTest()
    const headers = { 'content-type': type, origin: webUrl, 'x-forwarded-for': someAddress() }
    const { status, taken } = await sendLongBody(`${webUrl}${path}`, headers, WAIT_MS)
    expect(status).toBeLessThan(500)
    expect(taken).toBeLessThan(BUFFERED_BYTES)
  })
}

for (const [path, type] of [
  ['/', 'multipart/form-data; boundary=x'],
  ['/login', 'multipart/form-data; boundary=x'],
  ['/login', 'application/json'],
] as const) {
  // A page needs no body, so the server discards it.
  test(`the page ${path} answers 30 MB of ${type} without failing`, async () => {
    const { webUrl } = stackUnderTest()
    const headers = { 'content-type': type, origin: webUrl, 'x-forwarded-for': someAddress() }
    expect((await sendLongBody(`${webUrl}${path}`, headers)).status).toBeLessThan(500)
  })
}

for (const [path, type] of [
  ['/admin', 'multipart/form-data; boundary=x'],
  ['/admin/login', 'application/json'],
  ['/admin/collections/pages', 'text/plain;charset=UTF-8'],
  ['/hand-off', 'application/x-www-form-urlencoded'],
  ['/hand-off', 'multipart/form-data; boundary=x'],
] as const) {
  test(`the backend’s page ${path} answers 30 MB of ${type} without failing`, async () => {
    const { cmsUrl } = stackUnderTest()
    const kinds: Record<string, string>[] = [
      { origin: cmsUrl },
      { origin: 'https://elsewhere.example' },
      { origin: cmsUrl, 'next-action': '0'.repeat(42) },
    ]
    for (const more of kinds) {
      const headers = { 'content-type': type, ...more }
      const { status } = await sendLongBody(`${cmsUrl}${path}`, headers)
      expect(status, JSON.stringify(more)).toBeGreaterThanOrEqual(400)
      expect(status, JSON.stringify(more)).toBeLessThan(500)
    }
  })
}

test('a content length over the limit is refused without reading', async () => {
  const body = 'x'.repeat(2 * 1024 * 1024)
  for (const [target, path] of [
    ['cms', '/api/users/login'],
    ['cms', '/api/pages'],
    ['web', '/api/login'],
  ] as const) {
    const answer = await sendAttack({
      kind: 'call',
      target,
      method: 'POST',
      path,
      headers: json,
      body,
    })
    expect([answer.status, answer.text]).toEqual([413, '{"error":{"code":"tooLarge"}}'])
  }
})
