import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sniff } from './sniff'

let root: string
let png: Buffer

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sniff-'))
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
})

afterAll(() => rm(root, { recursive: true }))

async function seen(name: string, bytes: Buffer | string) {
  const file = path.join(root, 'file')
  await writeFile(file, bytes)
  return sniff(file, name)
}

const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2')
const ELF = Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(60)])
const ZIP = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60)])

it('detects the type of a file', async () => {
  expect(await seen('a.mp4', MP4)).toEqual({ kind: 'video', mimeType: 'video/mp4' })
  expect(await seen('a.png', png)).toEqual({ kind: 'image', mimeType: 'image/png' })
  expect(await seen('a.PDF', '%PDF-1.7\n')).toEqual({ kind: 'pages', mimeType: 'application/pdf' })
})

it.each([
  ['film.mpg', 'video/MP2P', Buffer.from('000001ba44000400040100000301', 'hex')],
  ['film.mpeg', 'video/MP1S', Buffer.from('000001ba2100010001800001', 'hex')],
  ['film.vob', 'video/MP2P', Buffer.from('000001ba44000400040100000301', 'hex')],
])('detects the MPEG program stream %s', async (name, mimeType, bytes) => {
  expect(await seen(name, Buffer.concat([bytes, Buffer.alloc(100)]))).toEqual({
    ...{ kind: 'video', mimeType },
  })
})

it('detects an animated PNG', async () => {
  // An APNG stores its number of frames between its header and its pixels.
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex')
  const bytes = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  const animated = { kind: 'image', mimeType: 'image/apng' }
  expect(await seen('logo.png', bytes)).toEqual(animated)
  expect(await seen('logo.apng', bytes)).toEqual(animated)
})

it.each([
  ['mix.wav', 'audio', Buffer.from('RF64\xff\xff\xff\xffWAVEds64\x1c\0\0\0', 'latin1')],
  ['mix.wav', 'audio', Buffer.from('BW64\xff\xff\xff\xffWAVEds64\x1c\0\0\0', 'latin1')],
  ['film.mov', 'video', Buffer.from('\0\0\0\x10skip\0\0\0\0\0\0\0\0\0\0\0\x08wide')],
  ['film.264', 'video', Buffer.from('0000000167f4000d919b', 'hex')],
  ['tape.dv', 'video', Buffer.from('1f07003f80f8f8f8', 'hex')],
] as const)('leaves it to ffmpeg whether it can read %s', async (name, kind, bytes) => {
  const content = { kind, mimeType: 'application/octet-stream' }
  expect(await seen(name, Buffer.concat([bytes, Buffer.alloc(200)]))).toEqual(content)
})

it('treats unknown content as a plain file', async () => {
  const file = { kind: 'file', mimeType: 'application/octet-stream' }
  expect(await seen('assets.zip', ZIP)).toEqual(file)
  expect(await seen('notes', 'words')).toEqual(file)
  expect(await seen('film.bin', MP4)).toEqual(file)
  expect(await seen('page.xml', '<html><script>alert(1)</script>')).toEqual(file)
})

it('refuses files whose type contradicts their name', async () => {
  expect(await seen('film.mp4', png)).toBeNull()
  expect(await seen('still.png', MP4)).toBeNull()
  expect(await seen('board.pdf', ZIP)).toBeNull()
  expect(await seen('film.mp4', '#EXTM3U\nhttps://elsewhere.example/a.ts\n')).toBeNull()
  expect(await seen('film.mp4', "ffconcat version 1.0\nfile '/etc/passwd'\n")).toBeNull()
  expect(await seen('board.pdf', '<html>%PDF-1.7')).toBeNull()
  expect(await seen('film.mov', '')).toBeNull()
  expect(await seen('mix.wav', 'words')).toBeNull()
  expect(await seen('film.264', '<html><script>alert(1)</script>')).toBeNull()
  expect(await seen('film.mov', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeNull()
  expect(await seen('film.mkv', Buffer.from('\ufeffwords', 'utf16le'))).toBeNull()
  expect(await seen('film.mkv', ZIP)).toBeNull()
  expect(await seen('board.pdf', Buffer.alloc(100))).toBeNull()
})

it('refuses executables under any name', async () => {
  expect(await seen('film.mp4', ELF)).toBeNull()
  expect(await seen('data.bin', ELF)).toBeNull()
})
