import { SIGNATURE_HEADER, sign } from '@studio/shared/signature'
import { revalidateTag } from 'next/cache'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publish } from './publish'

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }))

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
})

describe('publish', () => {
  it('makes tags stale, expires what was taken down, and names the process', async () => {
    const response = await post(JSON.stringify({ tags: ['a', 'gone'], expiredTags: ['gone'] }))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      bootId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(vi.mocked(revalidateTag).mock.calls).toEqual([
      ['a', 'max'],
      ['gone', { expire: 0 }],
    ])
  })

  const body = JSON.stringify({ tags: ['a'], expiredTags: [] })
  it.each([
    ['no signature', null],
    ['another secret', sign(body, 'another')],
    ['another body', sign(`${body} `, secret)],
    ['an old signature', sign(body, secret, Date.now() - 120_000)],
    ['nonsense', 't=1,v1=zz'],
  ])('refuses %s', async (_, signature) => {
    expect((await post(body, signature)).status).toBe(401)
    expect(revalidateTag).not.toHaveBeenCalled()
  })

  it.each(['', '{', '[]', '{"tags":[],"expiredTags":[]}', '{"tags":["a"]}'])(
    'refuses the signed body %j',
    async (bad) => {
      expect((await post(bad)).status).toBe(400)
    },
  )

  it('refuses more than a megabyte', async () => {
    expect((await post('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  })
})
