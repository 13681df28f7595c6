import { APIError, QueryError, type AfterErrorHook } from 'payload'
import { expect, it } from 'vitest'
import { explainBadInput } from './explain-bad-input'

const wrapped = (code: string) =>
  Object.assign(new Error('Failed query: select …'), {
    cause: Object.assign(new Error('from Postgres'), { code }),
  })

interface Answer {
  status?: number
  response: { error: { code: string } }
}

function answerTo(error: Error, req: object = { query: {}, data: {} }) {
  const result = { errors: [{ name: 'Error', message: 'Something went wrong.' }] }
  const args = { error, result, context: {}, req } as unknown as Parameters<AfterErrorHook>[0]
  const answer = explainBadInput(args) as Answer | undefined
  return answer && [answer.status, answer.response.error.code]
}

it.each([
  [new SyntaxError('Unexpected end of JSON input'), 400, 'invalidBody'],
  [new Error('Unexpected end of form'), 400, 'invalidBody'],
  [new APIError('Request is not eligible for file upload', 500), 400, 'invalidBody'],
  [new RangeError('Invalid time value'), 400, 'invalidQuery'],
  [wrapped('2201W'), 400, 'invalidQuery'],
  [Object.assign(new Error('out of range'), { code: '22003' }), 400, 'invalidQuery'],
  [wrapped('42883'), 400, 'invalidQuery'],
  [wrapped('23503'), 422, 'invalidFields'],
  [wrapped('40P01'), 409, 'conflict'],
  [wrapped('40001'), 409, 'conflict'],
  [new APIError('uploadConfig.handlers is not present for media', 500), 400, 'invalidBody'],
])('%s is answered with %i %s', (error, status, code) => {
  expect(answerTo(error)).toEqual([status, code])
})

it("Payload's own refusals get a code", () => {
  expect(answerTo(new QueryError([{ path: 'hash' }]))).toEqual([undefined, 'invalidQuery'])
})

it.each([
  new Error('something of ours'),
  new TypeError('x is not a function'),
  wrapped('57P01'),
  wrapped('42P01'),
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
])('%s is left unchanged', (error) => {
  expect(answerTo(error)).toBeUndefined()
})

const form = new Headers({ 'content-type': 'multipart/form-data; boundary=x' })

it.each([
  [{ query: { where: { edits: {} } } }, 'invalidQuery'],
  [{ query: {}, data: null }, 'invalidBody'],
  [{ query: {}, data: 'words' }, 'invalidBody'],
  [{ query: {}, data: [] }, 'invalidBody'],
  [{ query: {}, headers: form }, 'invalidBody'],
  [{ query: {}, headers: form, file: {} }, 'invalidBody'],
])('Payload fails later because of %j', (req, code) => {
  expect(answerTo(new TypeError('of undefined'), req)).toEqual([400, code])
})

it('a failure after a file was read is one of the server', () => {
  const req = { query: {}, headers: form, file: {}, data: {} }
  expect(answerTo(new TypeError('of undefined'), req)).toBeUndefined()
})
