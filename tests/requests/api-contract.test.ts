import { MAX_JSON_BYTES, mostFormBytes } from '../../packages/shared/src/api/limits'
import type { ApiCall } from '../../packages/shared/src/contracts/call'
import { apiCalls } from '../../packages/shared/src/api/calls'
import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { callCms, callWeb, type ApiAnswer, type ApiRequest } from '../support/api-caller'

const calls: readonly ApiCall[] = apiCalls
const json = { 'content-type': 'application/json' }
const token = { authorization: `Bearer ${'A'.repeat(43)}` }

const UNKNOWN = ['unknown', '999999999', 'A'.repeat(43)]

/** The call's path with parameters that fit the contract, but for which nothing exists. */
const pathOf = ({ path, parameters }: ApiCall) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const shape: Record<string, ZodType> = parameters?.shape ?? {}
    return UNKNOWN.find((value) => shape[name]?.safeParse(value).success) ?? 'unknown'
  })
const byMethod = (call: ApiCall, request: Partial<ApiRequest> = {}): ApiRequest => ({
  method: call.method,
  path: pathOf(call),
  ...request,
})

/** Sends the request to the backend and to the website's own `/api`. */
async function answersOf(request: ApiRequest): Promise<ApiAnswer[]> {
  return [await callCms(request), await callWeb(request)]
}

async function expectRefusal(request: ApiRequest, status: number, code: string): Promise<void> {
  for (const answer of await answersOf(request)) {
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
}

for (const call of calls) {
  test.concurrent(
    `${call.method} ${call.path} answers only its own methods and validates strictly`,
    async () => {
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => {
        return !calls.some((other) => other.path === call.path && other.method === method)
      })
      for (const method of others) {
        await expectRefusal({ method, path: pathOf(call) }, 405, 'methodNotAllowed')
      }
      const needed = Object.entries<ZodType>(call.query?.shape ?? {})
        .filter(([, schema]) => !schema.safeParse(undefined).success)
        .map(([name]) => name)
      const [cms, web] = await answersOf(byMethod(call, { path: `${pathOf(call)}?odd=1` }))
      for (const answer of [cms, web]) {
        // The website's logout ignores the query.
        if (call.name === 'logout' && answer === web) continue
        expect(answer?.status).toBe(400)
        expect(answer?.fields.odd).toBe('unknown')
        expect(Object.keys(answer?.fields ?? {}).sort()).toEqual(['odd', ...needed].sort())
      }
    },
  )
}

for (const call of calls.filter(({ caller }) => caller === 'account')) {
  test.concurrent(`${call.method} ${call.path} requires a login`, async () => {
    const request = byMethod(call, { headers: json, ...(call.body && { body: '{}' }) })
    await expectRefusal(request, 401, 'unauthenticated')
    const expired = await callCms({ ...request, headers: { ...json, ...token } })
    expect([expired.status, expired.code]).toEqual([401, 'sessionExpired'])
  })
}

for (const call of calls.filter(({ caller, body }) => caller === 'guest' && !body)) {
  test.concurrent(
    `${call.method} ${call.path} answers 404 for a link that does not exist`,
    async () => {
      await expectRefusal(byMethod(call, { headers: { ...json, ...token } }), 404, 'notFound')
    },
  )
}

for (const call of calls.filter(({ caller, body }) => body && caller !== 'account')) {
  test.concurrent(`${call.method} ${call.path} names the wrong fields of a body`, async () => {
    const fields = Object.entries<ZodType>(call.body?.shape ?? {})
    const needed = fields.filter(([, schema]) => !schema.safeParse(undefined).success)
    for (const answer of await answersOf(byMethod(call, { headers: json, body: '{"odd":1}' }))) {
      expect([answer.status, answer.code]).toEqual([422, 'invalidFields'])
      expect(answer.fields).toMatchObject({ odd: 'unknown' })
      expect(Object.keys(answer.fields)).toEqual(
        expect.arrayContaining(needed.map(([name]) => name)),
      )
    }
    for (const body of ['', '{', '[]', '"text"', 'null', '\u0000', '['.repeat(30_000)]) {
      await expectRefusal(byMethod(call, { headers: json, body }), 400, 'invalidBody')
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
      const headers = { 'content-type': type }
      await expectRefusal(byMethod(call, { headers, body: '{}' }), 415, 'unsupportedMediaType')
    }
    const body = JSON.stringify({ odd: 'x'.repeat(MAX_JSON_BYTES) })
    await expectRefusal(byMethod(call, { headers: json, body }), 413, 'tooLarge')
  })
}

for (const call of calls.filter((one) => mostFormBytes(one) > 0)) {
  test.concurrent(`${call.method} ${call.path} limits the size of a form`, async () => {
    const form = new FormData()
    form.set('odd', '1')
    for (const answer of await answersOf(byMethod(call, { body: form }))) {
      expect([answer.status, answer.fields.odd]).toEqual([422, 'unknown'])
    }
    form.set('file', new File([Buffer.alloc(mostFormBytes(call))], 'large.pdf'))
    await expectRefusal(byMethod(call, { body: form }), 413, 'tooLarge')
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    await expectRefusal(byMethod(call, { headers, body: '--x\r\nnonsense' }), 400, 'invalidBody')
  })
}
