import type { ValidationError } from 'payload'
import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { refuseOtherTypes } = await import('./refuse-other-types')

type Call = Parameters<ReturnType<typeof refuseOtherTypes>>[0]

const GIF = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const refuse = refuseOtherTypes('media', ['image/png'], 'Upload a PNG.')

const outcome = (file: { data: Buffer; mimetype: string } | undefined) => {
  const call = { args: {}, req: { file, i18n: { language: 'en' }, t: (key: string) => key } }
  return Promise.resolve(refuse(call as unknown as Call)).then(
    () => 'taken',
    (error: unknown) => (error as ValidationError).data.errors[0]?.message,
  )
}

it.each([
  ['a GIF', { data: GIF, mimetype: 'image/gif' }, 'Upload a PNG.'],
  ['a GIF that claims to be a PNG', { data: GIF, mimetype: 'image/png' }, 'Upload a PNG.'],
  ['words', { data: Buffer.from('words'), mimetype: 'text/plain' }, 'Upload a PNG.'],
  ['a PNG', { data: PNG, mimetype: 'image/png' }, 'taken'],
  ['a PNG without a type', { data: PNG, mimetype: '' }, 'taken'],
  ['no file', undefined, 'taken'],
])('%s gets a clear answer', async (_, file, expected) => {
  expect(await outcome(file)).toBe(expected)
})
