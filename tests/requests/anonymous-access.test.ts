import { expect, test } from 'vitest'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const COLLECTIONS = [
  'price-groups',
  'pages',
  'services',
  'media',
  'redirects',
  'users',
  'payload-preferences',
  'payload-locked-documents',
  'payload-migrations',
]

const TRICKS = [
  '',
  '?depth=99',
  '?where[_status][equals]=draft',
  '?where[title][unknown_operator]=x',
  '?where[updatedBy.password][like]=a',
  '?select[slug]=true&draft=true',
  '/versions',
  '/1',
  '/count',
]

for (const collection of COLLECTIONS) {
  test(`anonymous callers read nothing of ${collection}`, async () => {
    for (const trick of TRICKS) {
      const { status, html } = await visit(`${stackUnderTest().cmsUrl}/api/${collection}${trick}`)
      // For preferences the answer is an empty value, and migrations have no endpoints.
      const isEmpty = status === 200 && html.includes('"value":null')
      expect(isEmpty || [400, 401, 403, 404, 501].includes(status), `${trick} ${status}`).toBe(true)
      expect(html).not.toContain('"docs":[{')
      expect(html).not.toMatch(/\n\s+at /)
    }
  })
}

test('globals, jobs and the panels’ endpoints are closed too', async () => {
  const { cmsUrl } = stackUnderTest()
  for (const path of [
    '/globals/site-settings',
    '/globals/site-settings?depth=9',
    '/globals/menus',
    '/publishing/usage/pages/1',
    '/publishing/touched/pages/1',
    '/publishing/preflight/pages/1',
    '/editing/pages/1/languages',
    '/trash',
    '/translations',
    '/translations/pages/1?language=de',
    '/releases/1',
    '/releases/of/pages/1',
    '/price-book/history/1',
    '/price-book/book',
    '/price-book/csv',
    '/payload-jobs/run',
    '/graphql',
  ]) {
    expect([401, 403, 404, 405], path).toContain((await visit(`${cmsUrl}/api${path}`)).status)
  }
})

test('no change is possible without a login', async () => {
  const { cmsUrl } = stackUnderTest()
  for (const [method, path] of [
    ['POST', '/pages'],
    ['PATCH', '/price-groups/1'],
    ['DELETE', '/pages/1'],
    ['POST', '/users'],
    ['POST', '/users/first-register'],
    ['POST', '/globals/site-settings'],
    ['POST', '/publishing/bulk/pages'],
    ['POST', '/editing/pages/1/take-theirs'],
    ['POST', '/pages/versions/1'],
    ['POST', '/pages/1/restore'],
    ['DELETE', '/pages/1/erase'],
    ['POST', '/media/1/replaced-files/0123456789abcdef'],
    ['POST', '/price-book/undo/1'],
    ['POST', '/price-book/csv'],
    ['POST', '/price-book/changes'],
    ['POST', '/price-book/changes/00000000-0000-4000-8000-000000000000/undo'],
    ['POST', '/releases'],
    ['POST', '/releases/1/now'],
    ['POST', '/releases/1/undo'],
    ['POST', '/editing/pages/new'],
    ['POST', '/translations/pages/1/confirm'],
  ] as const) {
    const body = JSON.stringify({ email: 'a@b.example', password: 'x', title: 'x' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${cmsUrl}/api${path}`, { method, body, headers })
    expect([400, 401, 403, 404], `${method} ${path}`).toContain(response.status)
  }
})

test('the site API accepts its contract’s parameters and refuses others', async () => {
  const page = `${stackUnderTest().cmsUrl}/api/site/page`
  expect((await visit(`${page}?country=us&locale=en&path=pricing`)).status).toBe(200)
  for (const query of [
    'country=us&locale=en',
    'country=us&locale=fr&path=pricing',
    'country=us&locale=en&path=pricing&depth=10',
    'country=us&locale=en&path=pricing&draft=true',
    'country=us&locale=en&path=pricing&where[slug][equals]=x',
    `country=us&locale=en&path=${'x'.repeat(300)}`,
  ]) {
    const { status, html } = await visit(`${page}?${query}`)
    expect([status, query]).toEqual([400, query])
    expect(JSON.parse(html)).toMatchObject({ error: { code: 'invalidQuery' } })
  }
})

test('only the worker may expire the web’s pages', async () => {
  const body = JSON.stringify({ tags: ['site'], expiredTags: [] })
  for (const signature of ['', 't=1,v1=00', `t=${Date.now()},v1=${'0'.repeat(64)}`]) {
    const response = await fetch(`${stackUnderTest().webUrl}/api/publish`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-publish-signature': signature },
    })
    expect(response.status).toBe(401)
  }
})
