import { expect, it } from 'vitest'
import { decodeFile } from './decode-file'

const TEXT = 'list;row;gbp\r\nstudio;hour;£5'

it('a file is read in each encoding that spreadsheets write', () => {
  const utf8 = new TextEncoder().encode(TEXT)
  const windows = new Uint8Array(Buffer.from(TEXT, 'latin1'))
  const utf16 = new Uint8Array(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))
  for (const bytes of [utf8, windows, utf16]) expect(decodeFile(bytes)).toBe(TEXT)
})
