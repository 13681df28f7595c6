import { callNamed } from '../../packages/shared/src/api/calls'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { callCms, callWeb, type ApiRequest } from '../support/api-caller'
import { stackUnderTest } from '../support/stack-under-test'

/**
 * Sends the request to the backend and to the website, and checks both answers against the
 * contract.
 * @returns the value
 */
async function read<Schema extends z.ZodType>(
  schema: Schema,
  request: ApiRequest,
): Promise<z.output<Schema>> {
  const [cms, web] = [await callCms(request), await callWeb(request)]
  for (const { status, headers } of [cms, web]) {
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(web.text).toBe(cms.text)
  return schema.parse(JSON.parse(cms.text))
}

const get = (path: string, language = 'en'): ApiRequest => ({
  method: 'GET',
  path,
  headers: { 'accept-language': language },
})

test('GET /categories?lang={country code} fills animatics and animation', async () => {
  const { answer } = callNamed('listCategories')
  const { animatics, animation } = await read(answer, get('/categories?lang=uk'))
  expect(animatics.length).toBeGreaterThan(0)
  expect(animation.map(({ slug }) => slug)).toContain('2d-animation')
  expect(await read(answer, get('/categories?lang=nowhere'))).toEqual(
    await read(answer, get('/categories')),
  )
})

test('GET /testimonials?lang={code} is for us by default, in the language asked for', async () => {
  const { answer } = callNamed('listTestimonials')
  const english = await read(answer, get('/testimonials'))
  expect(english.length).toBeGreaterThan(0)
  expect(await read(answer, get('/testimonials?lang=us'))).toEqual(english)
  const german = await read(answer, get('/testimonials', 'de-AT,de;q=0.9'))
  expect(german.map(({ author }) => author)).toEqual(english.map(({ author }) => author))
  expect(german.map(({ quote }) => quote)).not.toEqual(english.map(({ quote }) => quote))
})

test('GET /blogs/slugs?lang={code} lists the posts', async () => {
  const slugs = await read(callNamed('listBlogSlugs').answer, get('/blogs/slugs?lang=gr'))
  expect(slugs).toContain('storyboard-production-2024')
  expect(slugs).toContain('pharma-ai-art')
})

test('POST /vinfo?lang={code} lists the videos', async () => {
  const request = { method: 'POST', path: '/vinfo?lang=us' }
  const slugs = await read(callNamed('listVideoSlugs').answer, request)
  expect(slugs.length).toBeGreaterThan(10)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('POST /vinfo answers a caller without an Origin header', async () => {
  const response = await fetch(`${stackUnderTest().webUrl}/api/vinfo?lang=us`, { method: 'POST' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(expect.arrayContaining([expect.any(String)]))
})

for (const [query, code] of [
  ['', 'us'],
  ['?ip=81.2.69.142', 'uk'],
  ['?ip=5.9.0.1', 'gr'],
  ['?ip=2a01:4f8::1', 'gr'],
  ['?ip=10.0.0.1', 'us'],
  ['?lang=uk&ip=5.9.0.1', 'uk'],
  ['?lang=fr&ip=5.9.0.1', 'gr'],
] as const) {
  test(`GET /loc${query} has country.code ${code}`, async () => {
    const location = await read(callNamed('locate').answer, get(`/loc${query}`))
    expect(location).toEqual({ country: { code } })
  })
}

test('GET /loc uses the last forwarded address, and only from a trusted proxy', async () => {
  const forwarded = { 'x-forwarded-for': '8.8.8.8, 81.2.69.142' }
  const behind = await callWeb({ ...get('/loc'), headers: forwarded }, '')
  expect(JSON.parse(behind.text)).toEqual({ country: { code: 'uk' } })
  const signed = await callCms({ ...get('/loc'), headers: forwarded }, '5.9.0.1')
  expect(JSON.parse(signed.text)).toEqual({ country: { code: 'gr' } })
  const forged = { 'x-visitor': '81.2.69.142 GB localhost' }
  expect(JSON.parse((await callWeb({ ...get('/loc'), headers: forged })).text)).toEqual({
    country: { code: 'us' },
  })
})

test('GET /loc is gr on German hosts, even if the query names another country', async () => {
  for (const path of ['/loc', '/loc?lang=uk', '/loc?ip=81.2.69.142']) {
    const answer = await callCms(get(path), '81.2.69.142', 'www.studio.de')
    expect(JSON.parse(answer.text)).toEqual({ country: { code: 'gr' } })
  }
})

test('GET /loc explains an invalid address', async () => {
  const answer = await callCms(get('/loc?ip=1.2.3'))
  expect([answer.status, answer.fields]).toEqual([400, { ip: 'wrongType' }])
})

test('GET /user without a token is refused, and POST /logout succeeds without one', async () => {
  for (const call of [callCms, callWeb]) {
    expect((await call(get('/user'))).code).toBe('unauthenticated')
    expect((await call({ method: 'POST', path: '/logout' })).status).toBe(204)
  }
})

test('POST /oauth/{provider} is refused for a provider that is off or unknown', async () => {
  for (const provider of ['github', 'unheard-of']) {
    const answer = await callCms({ method: 'POST', path: `/oauth/${provider}` })
    expect([answer.status, answer.code]).toEqual([403, 'providerDisabled'])
  }
})

test('POST /mail-signup accepts {email} and answers without repeating it', async () => {
  const request = {
    method: 'POST',
    path: '/mail-signup',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@visitor.example' }),
  }
  // Without a form's time token, the only permitted refusal is the demand for a proof of work.
  const { status, code, text } = await callCms(request)
  expect([204, 428]).toContain(status)
  expect([null, 'proofRequired']).toContain(code)
  expect(text).not.toContain('reader@')
})

test('the lists are rate-limited by address', async () => {
  const ask = () => callCms({ ...get('/loc') }, '192.0.2.77')
  let answer = await ask()
  for (let round = 0; round < 32 && answer.status === 200; round++) {
    answer = (await Promise.all(Array.from({ length: 20 }, ask))).at(-1) ?? answer
  }
  expect([answer.status, answer.code]).toEqual([429, 'tooManyRequests'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await callCms(get('/loc'), '192.0.2.78')).status).toBe(200)
})
