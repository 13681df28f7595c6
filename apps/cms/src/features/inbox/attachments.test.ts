import { MAX_FILE_BYTES } from '@studio/shared/api/limits'
import { expect, it } from 'vitest'
import { checkFile } from './attachments'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it.each([
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), { type: 'application/pdf' }],
  ['a PNG', PNG, { type: 'image/png' }],
  ['a program', Buffer.from('MZ\x90\x00\x03'), { problem: 'fileType' }],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { problem: 'fileType' }],
  ['a web page', Buffer.from('<!doctype html><script>1</script>'), { problem: 'fileType' }],
  ['nothing', Buffer.alloc(0), { problem: 'fileType' }],
  ['too much', Buffer.alloc(MAX_FILE_BYTES + 1), { problem: 'fileTooLarge' }],
])('detects %s by its bytes', async (_, data, expected) => {
  expect(await checkFile(data)).toEqual(expected)
})
