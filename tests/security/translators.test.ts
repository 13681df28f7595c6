import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'
import { stackUnderTest } from '../support/stack-under-test'

const pageSchema = z.object({ slug: z.string(), title: z.string(), _status: z.string() })
const listSchema = z.object({ docs: z.array(z.object({ id: z.number(), filename: z.string() })) })

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a translator cannot move or unpublish a page, nor replace a picture', async () => {
  const { cmsUrl } = stackUnderTest()
  const cms = await adminClient()
  const translator = await staffSession(cms, 'translator')
  const send = (path: string, body: object | FormData) =>
    fetch(`${cmsUrl}/api${path}`, {
      method: 'PATCH',
      headers: {
        authorization: translator.authorization,
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
  const slug = 'for-a-translator'
  const id = await cms.createPage({ title: 'A page', slug, _status: 'published' })
  const published = async () => pageSchema.parse(await cms.call('GET', `/pages/${id}?depth=0`))

  expect((await send(`/pages/${id}`, { slug: 'moved', _status: 'published' })).status).toBe(200)
  expect(await published()).toEqual({ slug, title: 'A page', _status: 'published' })
  for (const [query, body] of [
    ['', { _status: 'draft' }],
    ['', { title: 'Down' }],
    ['?unpublishAllLocales=true', { _status: 'published' }],
  ] as const) {
    expect((await send(`/pages/${id}${query}`, body)).status).toBe(403)
    expect(await published()).toEqual({ slug, title: 'A page', _status: 'published' })
  }
  expect((await send(`/pages/${id}?draft=true`, { title: 'A draft' })).status).toBe(200)
  expect((await published()).title).toBe('A page')
  expect((await send(`/pages/${id}`, { title: 'Words', _status: 'published' })).status).toBe(200)
  expect((await published()).title).toBe('Words')
  await cms.call('DELETE', `/pages/${id}`)

  const { docs } = listSchema.parse(
    await cms.call('GET', '/media?limit=1&depth=0&where[mimeType][like]=image'),
  )
  const [picture] = docs
  const form = new FormData()
  form.set('file', new File([PIXEL], 'mine.png', { type: 'image/png' }))
  const replaced = await send(`/media/${picture?.id ?? 0}`, form)
  expect(replaced.status).toBe(403)
  expect(await replaced.text()).toContain('Only editors put another file')
  await translator.end()
})
