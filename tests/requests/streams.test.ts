import { expect, test } from 'vitest'
import { type Stream, apiStreams } from '../../packages/shared/src/api/streams'
import { callCms, callWeb, type ApiRequest } from '../support/api-caller'

const all: readonly Stream[] = apiStreams
const token = { authorization: `Bearer ${'A'.repeat(43)}` }
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const pathOf = ({ path }: Stream) => path.replaceAll(/\{\w+\}/g, 'unknown')

/** Expects the backend and the website's own `/api` to refuse the request in the same way. */
async function expectRefusal(request: ApiRequest, status: number, code: string): Promise<void> {
  for (const answer of [await callCms(request), await callWeb(request)]) {
    expect([request.method, request.path, answer.status, answer.code]).toEqual([
      request.method,
      request.path,
      status,
      code,
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
}

test.each(all.map((stream) => [stream.name, stream] as const))(
  '%s allows only its callers and its methods',
  async (_, stream) => {
    const path = pathOf(stream)
    const [method = 'GET'] = stream.methods
    if (stream.isForAnyone) {
      await expectRefusal({ method, path }, 415, 'unsupportedMediaType')
    } else if (stream.isForGuests) {
      for (const headers of [{}, token]) {
        await expectRefusal({ method, path, headers }, 404, 'notFound')
      }
    } else if (method !== 'HEAD') {
      await expectRefusal({ method, path }, 401, 'unauthenticated')
      await expectRefusal({ method, path, headers: token }, 401, 'sessionExpired')
    }
    const own = all.filter((each) => each.path === stream.path).flatMap(({ methods }) => methods)
    for (const other of METHODS.filter((each) => !own.some((one) => one === each))) {
      await expectRefusal({ method: other, path }, 405, 'methodNotAllowed')
    }
  },
)

test('a page of another site cannot change anything through a stream', async () => {
  for (const { methods, path } of all) {
    for (const method of methods.filter((each) => each !== 'GET' && each !== 'HEAD')) {
      const headers = { ...token, origin: 'https://elsewhere.example' }
      const filled = path.replaceAll(/\{\w+\}/g, 'unknown')
      const { status, code } = await callWeb({ method, path: filled, headers })
      expect([method, status, code]).toEqual([method, 403, 'crossSite'])
    }
  }
})
