import { SIGNATURE_HEADER, sign } from '@studio/shared/signature'
import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publish } from './publish'

const settled = vi.hoisted(() => vi.fn(() => Promise.resolve()))

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }))
vi.mock('./page-cache/running-page-cache', () => ({
  runningPageCache: () =>
    Promise.resolve({ id: 'this one', settled, mostVisited: () => ['page:/us/en'] }),
}))

const secret = 'a-secret-that-is-long-enough-for-this'

function post(body: string, signature: string | null = sign(body, secret)): Promise<Response> {
  const headers = signature ? { [SIGNATURE_HEADER]: signature } : undefined
  return publish(new Request('http://web.test/api/publish', { method: 'POST', body, headers }))
}

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'http://cms.test')
  vi.stubEnv('SITE_URL', 'http://web.test')
  vi.stubEnv('PUBLISH_SECRET', secret)
  vi.mocked(revalidateTag).mockClear()
  settled.mockClear()
})

describe('publish', () => {
  const message = { expiredTags: ['a', 'b'], goneTags: ['gone'], waitsForRenders: false }

  it('It expires changed pages, and unpublished ones for good', async () => {
    const response = await post(JSON.stringify(message))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ cacheId: 'this one', mostVisited: ['page:/us/en'] })
    expect(vi.mocked(revalidateTag).mock.calls).toEqual([
      ['a', { expire: 1 }],
      ['b', { expire: 1 }],
      ['gone', { expire: 0 }],
    ])
    expect(settled).not.toHaveBeenCalled()
  })

  it('It waits for earlier renderings if the message asks for it', async () => {
    const waiting = { expiredTags: [], goneTags: [], waitsForRenders: true }
    expect((await post(JSON.stringify(waiting))).status).toBe(200)
    expect(settled).toHaveBeenCalledOnce()
  })

  const body = JSON.stringify(message)
  it.each([
    ['no signature', null],
    ['another secret', sign(body, 'another')],
    ['another body', sign(`${body} `, secret)],
    ['an old signature', sign(body, secret, Date.now() - 120_000)],
    ['nonsense', 't=1,v1=zz'],
  ])('It refuses %s', async (_, signature) => {
    expect((await post(body, signature)).status).toBe(401)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  it.each(['', '{', '[]', '{"tags":[],"expiredTags":[]}', '{"expiredTags":["a"]}'])(
    'It refuses the signed body %j',
    async (bad) => {
      expect((await post(bad)).status).toBe(400)
    },
  )

  it('It refuses more than a megabyte', async () => {
    expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  })
})
