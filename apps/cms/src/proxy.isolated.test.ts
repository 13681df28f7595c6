import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { proxy } from './proxy'

const CMS_URL = 'https://cms.studio.example'
const WEB_URL = 'https://www.studio.example'

vi.mock('./env', () => ({
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
])('%s redirects to %s', (path, target) => {
  const answer = ask(path)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(`${CMS_URL}${target}`)
})

it.each([
  '/admin',
  '/admin/trash',
  '/admin/collections/media/create',
  '/admin/collections/pages/7',
])('%s is shown with the policy for previews', (path) => {
  const answer = ask(path)
  expect(answer.headers.get('location')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toContain(WEB_URL)
})
