import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { proxy } from './proxy'

const CMS_URL = 'https://cms.studio.example'
const WEB_URL = 'https://www.studio.example'

vi.mock('./platform/env', () => ({
  env: {
    NODE_ENV: 'production',
    CMS_URL: 'https://cms.studio.example',
    WEB_URL: 'https://www.studio.example',
  },
}))

const ask = (path: string) => proxy(new NextRequest(`http://127.0.0.1:9${path}`))

it.each([
  ['/admin/collections/pages/create', '/admin/new/pages'],
  ['/admin/collections/case-studies/create?locale=de', '/admin/new/case-studies?locale=de'],
  ['/admin/collections/pages/trash', '/admin/trash?kind=pages'],
  ['/admin/collections/price-groups/trash/7', '/admin/trash?kind=price-groups'],
  ['/admin/collections/media?limit=-1&search=fox', '/admin/collections/media?search=fox'],
  ['/admin/collections/pages?page=1e300', '/admin/collections/pages?'],
  ['/admin/collections/pages?where=x&sort=-title', '/admin/collections/pages?sort=-title'],
])('%s redirects to %s', async (path, target) => {
  const answer = await ask(path)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(`${CMS_URL}${target}`)
})

it.each([
  '/admin',
  '/admin/trash',
  '/admin/collections/media/create',
  '/admin/collections/pages/7',
  '/admin/collections/pages?limit=10&page=2&sort=-title&where[or][0][and][0][title][equals]=x',
  '/admin/collections/pages?sort=&limit=&where=',
])('%s is shown with the policy for previews', async (path) => {
  const answer = await ask(path)
  expect(answer.headers.get('location')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toContain(WEB_URL)
})

it.each([
  ['[{"name":"form-state","args":{}}]', 200],
  ['no call', 400],
])('a call of a server function with the body %s gets %i', async (body, status) => {
  const headers = { 'next-action': '0'.repeat(42) }
  const call = new NextRequest('http://127.0.0.1:9/admin', { method: 'POST', headers, body })
  expect((await proxy(call)).status).toBe(status)
})
