import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stackUnderTest } from '../support/stack-under-test'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const TOKEN = { authorization: `Bearer ${'A'.repeat(43)}` }

/** Requests that bots send all day: for unknown or forbidden paths, or malformed. */
const NOISE: { path: string; method?: string; headers?: Record<string, string>; body?: string }[] =
  [
    { path: '/wp-login.php' },
    { path: '/.env' },
    { path: '/%E0%A4%A' },
    { path: '/api/nothing' },
    { path: '/api/users' },
    { path: '/api/users/me', headers: TOKEN },
    { path: '/api/users/me', headers: { authorization: 'Bearer x' } },
    { path: '/api/users/me', headers: { authorization: 'JWT x.y.z' } },
    {
      path: '/api/users/login',
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"email":"a@b.example","password":"x"}',
    },
    { path: '/api/users/login', method: 'POST', headers: JSON_TYPE, body: '{' },
    { path: '/api/users/logout', method: 'POST' },
    {
      path: '/api/users/reset-password',
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"token":"x","password":"y"}',
    },
    { path: '/api/pages', method: 'POST', headers: JSON_TYPE, body: '{}' },
    { path: '/api/pages?where[title][near]=1' },
    { path: '/api/media/file/none.png' },
    { path: '/api/payload-preferences/nav', method: 'POST', headers: JSON_TYPE, body: '{}' },
    { path: '/api/login', method: 'POST', headers: JSON_TYPE, body: '{"email":1}' },
    { path: '/api/user', headers: TOKEN },
    { path: '/hand-off?admin_key=x&admin_id=1&site=x' },
    { path: '/admin/collections/pages/1' },
    { path: '/contact', method: 'POST', headers: { 'next-action': 'a'.repeat(42) }, body: '[]' },
    { path: '/contact', method: 'POST', headers: FORM, body: '--x' },
  ]

async function logText(): Promise<string> {
  const { logsDir } = stackUnderTest()
  const names = (await readdir(logsDir)).filter((name) => /^(web|cms)/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(path.join(logsDir, name), 'utf8')))
  return texts.join('\n')
}

test('requests of bots cost one short log line each, without a stack', async () => {
  const { cmsUrl, webUrl } = stackUnderTest()
  for (const origin of [cmsUrl, webUrl]) {
    for (const { path: asked, ...init } of NOISE) {
      const before = await logText()
      const { status } = await fetch(origin + asked, { redirect: 'manual', ...init })
      await sleep(150)
      const written = (await logText()).length - before.length
      const news = (await logText()).slice(-Math.max(written, 0))
      const what = `${init.method ?? 'GET'} ${origin}${asked}: ${status}`
      expect.soft(status, what).toBeLessThan(500)
      expect.soft(written > 400 ? news : '', what).toBe('')
      expect.soft(written > 0 ? news : '', what).not.toMatch(/^\s+at /m)
    }
  }
})
