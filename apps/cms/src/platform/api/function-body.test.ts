import { expect, it } from 'vitest'
import { isFunctionBody } from './function-body'

const post = (body: BodyInit, headers?: HeadersInit) =>
  isFunctionBody(new Request('http://localhost:3001/admin', { method: 'POST', body, headers }))

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

it.each([
  '[{"name":"form-state","args":{"collectionSlug":"pages"}}]',
  '[{"name":"form-state","args":"$1"}]',
  '["sealed","de"]',
  '["de"]',
])('a call of the admin is passed on: %s', async (body) => {
  expect(await post(body)).toBe(true)
  expect(await post(form({ '0': body, '1': '{}' }))).toBe(true)
})

it.each([
  '',
  'x',
  '{}',
  '[]',
  'null',
  '7',
  '[7]',
  '[null]',
  '[{"args":{}}]',
  '[{"name":7}]',
  '["a","b","c"]',
  '["$F1"]',
  '["$1:__proto__:x"]',
  '[{"name":"form-state","args":"$F1"}]',
  '[{"name":"form-state","args":{"docID":"$0:constructor"}}]',
])('a body that Next cannot read is refused: %s', async (body) => {
  expect(await post(body)).toBe(false)
  expect(await post(form({ '0': body }))).toBe(false)
  expect(await post(form({ x: body }))).toBe(false)
})

it('a form that cannot be parsed is refused', async () => {
  expect(await post('x', { 'content-type': 'multipart/form-data' })).toBe(false)
  expect(await post('--a\r\n', { 'content-type': 'multipart/form-data; boundary=a' })).toBe(false)
})
