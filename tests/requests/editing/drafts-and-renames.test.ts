import { expect, test } from 'vitest'
import { adminClient } from '../../support/cms-client'
import { stackUnderTest } from '../../support/stack-under-test'
import { visit } from '../../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`
const status = async (path: string) => (await visit(web(path))).status

test('a draft is never visible; once published it appears at once, on a path that was a 404', async () => {
  const cms = await adminClient()
  expect(await status('/spring-offer')).toBe(404)
  const id = await cms.createPage({ title: 'Spring offer', slug: 'spring-offer', _status: 'draft' })
  expect(await status('/spring-offer')).toBe(404)
  expect(await status('/de/spring-offer')).toBe(404)

  await cms.changePage(id, { _status: 'published' })
  await expect.poll(() => status('/spring-offer')).toBe(200)

  await cms.changePage(id, { title: 'Secret title', _status: 'draft' }, '?draft=true')
  const { html } = await visit(web('/spring-offer'))
  expect(html).toContain('Spring offer')
  expect(html).not.toContain('Secret title')

  await cms.changePage(id, { _status: 'draft' })
  await expect.poll(() => status('/spring-offer')).toBe(404)
})

test('a renamed page is found at both addresses', async () => {
  const cms = await adminClient()
  const id = await cms.createPage({ title: 'Old name', slug: 'old-name', _status: 'published' })
  await expect.poll(() => status('/old-name')).toBe(200)
  await cms.changePage(id, { slug: 'new-name' })
  await expect.poll(() => status('/new-name')).toBe(200)
  await expect
    .poll(async () => (await visit(web('/old-name'))).headers.get('location'))
    .toMatch(/\/new-name$/)
  await expect
    .poll(async () => (await visit(web('/ar/old-name'))).headers.get('location'))
    .toMatch(/\/ar\/new-name$/)
})

test('a page that is not ready in a language appears in English with a notice', async () => {
  const cms = await adminClient()
  await cms.createPage({ title: 'Only in English', slug: 'only-english', _status: 'published' })
  await expect.poll(() => status('/de/only-english')).toBe(200)
  const { html } = await visit(web('/de/only-english'))
  expect(html).toMatch(/<html[^>]* lang="de"/)
  expect(html).toMatch(/<main[^>]* lang="en"/)
  expect(html).not.toMatch(/hreflang="de"/i)
})
