import { describe, expect, it } from 'vitest'
import { readFormData } from './read-form-data'

async function read(...given: Parameters<typeof readFormData>): Promise<FormData> {
  const data = await readFormData(...given)
  if (data instanceof Response) throw new Error(`refused: ${data.status}`)
  return data
}

async function refusal(...given: Parameters<typeof readFormData>): Promise<unknown> {
  const data = await readFormData(...given)
  return data instanceof Response ? [data.status, await data.json()] : null
}

const TOO_LARGE = [413, { error: { code: 'tooLarge' } }]

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://studio.test/api/form/contact', { method: 'POST', body, headers })

function withFile(bytes: number): FormData {
  const data = new FormData()
  data.set('name', 'لينا')
  data.set('file', new File([new Uint8Array(bytes)], 'cv.pdf'))
  return data
}

describe('readFormData', () => {
  it('reads both encodings of forms', async () => {
    const plain = await read(post(new URLSearchParams({ name: 'لينا' })), false)
    expect(plain.get('name')).toBe('لينا')
    const multipart = await read(post(withFile(10)), true)
    expect(multipart.get('name')).toBe('لينا')
    expect(multipart.get('file')).toMatchObject({ name: 'cv.pdf', size: 10 })
  })

  it('limits the size, and accepts files only where one belongs', async () => {
    const long = new URLSearchParams({ message: 'x'.repeat(200 * 1024) })
    expect(await refusal(post(long), false)).toEqual(TOO_LARGE)
    expect(await refusal(post(withFile(200 * 1024)), false)).toEqual(TOO_LARGE)
    expect(await refusal(post(withFile(200 * 1024)), true)).toBeNull()
  })

  it.each([
    ['{"a":1}', 'application/json'],
    ['--x\r\nnonsense', 'multipart/form-data; boundary=x'],
    ['a=b', 'text/plain'],
    ['a=b', 'multipart/form-data'],
  ])('rejects %j as %s', async (body, type) => {
    expect(await refusal(post(body, { 'content-type': type }), false)).toEqual([
      400,
      { error: { code: 'invalidBody' } },
    ])
  })
})
