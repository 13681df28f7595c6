import { expect, test } from 'vitest'
import { adminClient } from '../../support/cms-client'
import { sampleBody } from '../../support/sample-documents'
import { stackUnderTest } from '../../support/stack-under-test'
import { visit } from '../../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`
const status = async (path: string) => (await visit(web(path))).status
const bodyOf = async (path: string) => (await visit(web(path))).html

const words = sampleBody('Words of an editor.')
const published = { _status: 'published', readyLocales: ['en'] }

const DOCUMENTS = [
  {
    collection: 'posts',
    path: '/an-editors-post',
    lists: ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt'],
    data: {
      title: 'A post by an editor',
      slug: 'an-editors-post',
      lead: 'Its lead.',
      publishedOn: '2025-01-01T12:00:00.000Z',
      body: words,
    },
  },
  {
    collection: 'jobs',
    path: '/careers/an-editors-job',
    lists: ['/careers', '/sitemap.xml', '/llms.txt'],
    data: {
      title: 'A job by an editor',
      slug: 'an-editors-job',
      summary: 'Its summary.',
      location: 'Somewhere',
      employmentType: 'FULL_TIME',
      country: 'US',
      headerTheme: 'light',
      about: words,
      tasks: words,
      profile: words,
      offer: words,
    },
  },
  {
    collection: 'case-studies',
    path: '/case-studies/an-editors-study',
    lists: ['/case-studies', '/sitemap.xml', '/llms.txt'],
    data: {
      title: 'A study by an editor',
      slug: 'an-editors-study',
      client: 'Somebody',
      lead: 'Its lead.',
      headerTheme: 'light',
      challenge: words,
      approach: words,
      outcome: words,
    },
  },
] as const

for (const { collection, path, lists, data } of DOCUMENTS) {
  test(`a document added to ${collection} appears everywhere, moves, and disappears when it is unpublished`, async () => {
    const cms = await adminClient()
    for (const list of lists) expect(await bodyOf(list)).not.toContain(data.slug)
    expect(await status(path)).toBe(404)

    const id = await cms.create(collection, { ...data, ...published })
    await expect.poll(() => bodyOf(path)).toContain(data.title)
    for (const list of lists) {
      await expect.poll(() => bodyOf(list), { message: list }).toContain(data.slug)
    }

    await cms.change(collection, id, { title: 'Said in other words' })
    for (const place of [path, lists[0]]) {
      await expect.poll(() => bodyOf(place), { message: place }).toContain('Said in other words')
    }

    await cms.change(collection, id, { slug: `${data.slug}-moved` })
    await expect.poll(() => status(`${path}-moved`)).toBe(200)
    await expect
      .poll(async () => (await visit(web(path))).headers.get('location'))
      .toMatch(new RegExp(`${path}-moved$`))

    await cms.change(collection, id, { _status: 'draft' })
    await expect.poll(() => status(`${path}-moved`)).toBe(404)
    await expect.poll(() => status(path)).toBe(404)
    for (const list of lists) {
      await expect.poll(() => bodyOf(list), { message: list }).not.toContain(data.slug)
    }
  })
}

test('invalid input is refused with the name of the field', async () => {
  const cms = await adminClient()
  const [post] = DOCUMENTS
  for (const slug of ['pricing', 'with/slash', 'api', 'Not an address']) {
    const refused = cms.create('posts', { ...post.data, ...published, slug })
    await expect(refused, slug).rejects.toThrow(/400.*slug/s)
  }
})
