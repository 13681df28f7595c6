import { ERROR_CODES } from '@studio/shared/contracts/codes'
import { expect, it } from 'vitest'
import { withCode } from './with-code'

const said = (message: string, more: object = {}) => ({ errors: [{ message, ...more }] })

async function coded(status: number, body: unknown, method = 'POST') {
  const answer = await withCode(Response.json(body, { status }), method)
  const read = (await answer.json()) as { error: { code: string } }
  expect(answer.status).toBe(status)
  return read
}

it.each([
  [400, 'POST', said('An unknown error occurred.'), 'invalidBody'],
  [400, 'GET', said('Something'), 'invalidQuery'],
  [400, 'DELETE', said('Missing where'), 'invalidQuery'],
  [400, 'PATCH', said('Title', { data: { errors: [{ path: 'title' }] } }), 'invalidFields'],
  [400, 'PATCH', said('None', { data: { errors: [] } }), 'invalidBody'],
  [401, 'POST', said('The email or password provided is incorrect.'), 'unauthenticated'],
  [403, 'GET', said('You are not allowed to perform this action.'), 'forbidden'],
  [404, 'GET', said('Not Found'), 'notFound'],
  [409, 'PATCH', said('Not saved'), 'conflict'],
  [413, 'POST', said('File too large'), 'tooLarge'],
  [423, 'PATCH', said('Locked'), 'conflict'],
  [429, 'POST', said('Too many'), 'tooManyRequests'],
])('a %i of a %s %j gets the code %s', async (status, method, body, code) => {
  expect(await coded(status, body, method)).toEqual({ ...body, error: { code } })
  expect(ERROR_CODES).toContain(code)
})

it('an unknown path is not repeated in the response', async () => {
  const body = { message: 'Route not found "/api/x"' }
  expect(await coded(404, body)).toEqual({ error: { code: 'notFound' } })
})

it.each(['', 'no JSON', '[]', 'null'])(
  'the response contains only the code if the body was %j',
  async (text) => {
    const headers = { 'set-cookie': 'a=b', 'content-length': String(text.length) }
    const answer = await withCode(new Response(text, { status: 403, headers }), 'GET')
    expect(await answer.json()).toEqual({ error: { code: 'forbidden' } })
    expect(answer.headers.get('set-cookie')).toBe('a=b')
    expect(answer.headers.get('content-length')).toBeNull()
  },
)

it.each([
  [400, { ...said('a'), error: { code: 'invalidQuery' } }],
  [403, { error: { code: 'crossSite' } }],
  [200, said('a')],
  [416, { any: 'thing' }],
  [500, said('Something went wrong.')],
])('a %i with %j is left unchanged', async (status, body) => {
  const answer = Response.json(body, { status })
  expect(await withCode(answer, 'POST')).toBe(answer)
  expect(await answer.json()).toEqual(body)
})
