import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerPage } from '../../site/answer'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let editor: { authorization: string }

beforeAll(async () => {
  cms = await startCms()
  editor = await adminHeaders(await newStaff(cms))
})

afterAll(() => cms.stop())

async function viewAt(path: string) {
  const { view } = await answerPage(cms.payload, { country: 'us', locale: 'en', path })
  return view
}

function create(from: string, target: object) {
  return cms.payload.create({ collection: 'redirects', data: { from, ...target } })
}

async function pageId(slug: string): Promise<number> {
  const where = { slug: { equals: slug } }
  const { docs } = await cms.payload.find({ collection: 'pages', where, limit: 1 })
  return docs[0]?.id ?? 0
}

describe('a redirect', () => {
  it.each([
    ['its own path', { toPath: 'round-one' }],
    ['its own address on this site', { toUrl: 'http://localhost:3000/round-one' }],
    ['its own address in another language', { toUrl: 'http://localhost:3000/de/round-one' }],
  ])('a redirect to %s is refused', async (_, target) => {
    await expect(create('round-one', target)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/to itself/) as string }] },
    })
  })

  it("a redirect from a page's own path to that page is refused", async () => {
    await expect(create('pricing', { toPage: await pageId('pricing') })).rejects.toMatchObject({
      data: { errors: [{ path: 'toPage' }] },
    })
  })

  it('a redirect that closes a loop of two or three is refused, also if an old one is changed', async () => {
    const first = await create('loop-a', { toPath: 'loop-b' })
    await expect(create('loop-b', { toPath: 'loop-a' })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/leads back to “loop-b”/) as string }] },
    })
    await create('loop-b', { toPath: 'loop-c' })
    await expect(create('loop-c', { toPath: 'loop-a' })).rejects.toThrow()
    await create('loop-c', { toPath: 'pricing' })
    const change = { collection: 'redirects', id: first.id } as const
    await expect(cms.payload.update({ ...change, data: { toPath: 'loop-a' } })).rejects.toThrow()
    await cms.payload.update({ ...change, data: { isPermanent: false } })
  })

  it('a redirect to another redirect is saved with the final target', async () => {
    await create('chain-end', { toPage: await pageId('pricing') })
    await create('chain-url', { toUrl: 'https://other.example/x' })
    const id = await pageId('pricing')
    expect(await create('chain-start', { toPath: 'chain-end' })).toMatchObject({
      toPath: null,
      toPage: { id },
    })
    expect(await create('chain-out', { toPath: 'chain-url' })).toMatchObject({
      toPath: null,
      toUrl: 'https://other.example/x',
    })
    // The target of a redirect may become a redirect later. The site follows both.
    await create('grown-a', { toPath: 'grown-b' })
    await create('grown-b', { toPath: 'pricing' })
    expect(await viewAt('grown-a')).toMatchObject({ kind: 'redirect', to: 'pricing' })
  })

  it.each([
    ['a path', { toPath: 'nothing-is-here' }],
    ['an address of this site', { toUrl: 'http://localhost:3000/de/nothing-is-here' }],
  ])('a redirect to %s without a page is refused', async (_, target) => {
    const body = { from: 'dead-end', ...target }
    const response = await askPayload('POST', '/redirects', { body, headers: editor })
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/nothing is published/)
  })

  it('a redirect to a draft page is refused', async () => {
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: { title: 'Soon', slug: 'soon-there', readyLocales: ['en'], headerTheme: 'light' },
      draft: true,
    })
    const body = { from: 'to-a-draft', toPage: id }
    const response = await askPayload('POST', '/redirects', { body, headers: editor })
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringMatching(/At “soon-there” nothing is published/),
    ])
  })

  it.each(['pricing', 'work/Man_Woman', '3d-reel', 'home'])(
    'a redirect to %s is accepted',
    async (toPath) => {
      const body = { from: `taken-${toPath.replaceAll(/\W/g, '-').toLowerCase()}`, toPath }
      const response = await askPayload('POST', '/redirects', { body, headers: editor })
      expect([response.status, response.ok ? '' : await response.text()]).toEqual([201, ''])
    },
  )

  it.each([
    ['über-uns', 'über-uns'],
    ['/u\u0308ber-uns-2/', 'über-uns-2'],
    ['%C3%BCber-uns-3', 'über-uns-3'],
    ['من-نحن', 'من-نحن'],
    ['index.html', 'index.html'],
    ['alt/Über uns.html', 'alt/Über uns.html'],
    // A redirect applies to a path with any query.
    ['shop.php?id=7&lang=de', 'shop.php'],
  ])('a redirect from %s is stored with the path %s', async (typed, from) => {
    const made = await create(typed, { toPath: 'pricing' })
    expect(made.from).toBe(from)
    expect(await viewAt(from)).toMatchObject({ kind: 'redirect', to: 'pricing' })
  })

  it.each(['', '../x', 'api/x', 'ar/x', 'login', 'a\u200bb', 'a\nb'])(
    'a redirect from %j is refused',
    async (from) => {
      await expect(create(from, { toPath: 'pricing' })).rejects.toThrow()
    },
  )

  it.each([
    ['https://müller.de/straße', 'https://xn--mller-kva.de/stra%C3%9Fe'],
    [
      'https://x.example/قائمة?q=ä#ü',
      'https://x.example/%D9%82%D8%A7%D8%A6%D9%85%D8%A9?q=%C3%A4#%C3%BC',
    ],
  ])('the target %s is stored in ASCII', async (toUrl, kept) => {
    expect((await create(`ascii-${kept.length}`, { toUrl })).toUrl).toBe(kept)
  })

  it.each([
    ['PRICING', 'pricing'],
    ['Pricing', 'pricing'],
    ['WORK/man_woman', 'work/Man_Woman'],
    ['Case-Studies/Asahi', 'case-studies/asahi'],
  ])('an address in other letters is redirected to the right one: %s', async (path, to) => {
    expect(await viewAt(path)).toMatchObject({ kind: 'redirect', to, isPermanent: true })
  })

  it.each(['NOTHING-HERE', 'a\nb', 'pricing\n', '\u2028x'])('%j is not found', async (path) => {
    expect(await viewAt(path)).toMatchObject({ kind: 'notFound' })
  })

  it('renaming a page and back creates a redirect without a loop', async () => {
    const page = await cms.payload.create({
      collection: 'pages',
      data: {
        title: 'There',
        slug: 'there',
        readyLocales: ['en'],
        headerTheme: 'light',
        _status: 'published',
      },
    })
    for (const slug of ['back', 'there', 'back']) {
      await cms.payload.update({ collection: 'pages', id: page.id, data: { slug } })
    }
    const { docs } = await cms.payload.find({
      collection: 'redirects',
      where: { from: { in: ['there', 'back'] } },
      depth: 0,
    })
    expect(docs.map(({ from }) => from)).toEqual(['there'])
  })
})
