import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

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
  ])('to %s is refused', async (_, target) => {
    await expect(create('round-one', target)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/to itself/) as string }] },
    })
  })

  it('to a page from that page’s own path is refused', async () => {
    await expect(create('pricing', { toPage: await pageId('pricing') })).rejects.toMatchObject({
      data: { errors: [{ path: 'toPage' }] },
    })
  })

  it('that closes a loop of two, or of three, is refused, also when an old one is changed', async () => {
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

  it('is left by a rename there and back, which is no loop', async () => {
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
