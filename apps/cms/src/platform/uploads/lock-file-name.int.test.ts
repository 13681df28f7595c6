import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { adminHeaders } from '../../test-support/ask-payload'
import { newStaff } from '../../test-support/staff'
import { handleEndpoints } from 'payload'

let cms: TestCms
let headers: { authorization: string }

beforeAll(async () => {
  cms = await startCms()
  headers = await adminHeaders(await newStaff(cms))
})

afterAll(() => cms.stop())

async function upload(name: string): Promise<{ status: number; filename: string | undefined }> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A dark square.' }))
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), name)
  const { default: config } = await import('../../payload.config')
  const request = new Request('http://localhost:3001/api/media', {
    method: 'POST',
    headers,
    body: form,
  })
  const response = await handleEndpoints({ config, request })
  const { doc } = (await response.json()) as { doc?: { filename: string } }
  return { status: response.status, filename: doc?.filename }
}

it('concurrent uploads of files with the same name get different names', async () => {
  const sent = await Promise.all([1, 2, 3].map(() => upload('Twice.png')))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(sent.map(({ filename }) => filename)).size).toBe(3)
})
