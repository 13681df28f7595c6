import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { crc32, zip } from './zip'

it('knows the checksum of the textbook', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926)
})

it('packs what shrinks, keeps what does not, and says where each file is', () => {
  const long = Buffer.from('timing '.repeat(500))
  const archive = zip([
    { name: 'timing-ar.csv', data: long },
    { name: 'panels/1.jpg', data: Buffer.from([255, 216, 1]) },
  ])
  const end = archive.subarray(-22)
  expect(end.readUInt16LE(10)).toBe(2)
  const directory = end.readUInt32LE(16)
  expect(archive.readUInt32LE(directory)).toBe(0x02014b50)
  expect(archive.readUInt32LE(directory + 42)).toBe(0)
  expect(archive.readUInt32LE(0)).toBe(0x04034b50)
  const [method, packed] = [archive.readUInt16LE(8), archive.readUInt32LE(18)]
  const start = 30 + archive.readUInt16LE(26)
  expect(method).toBe(8)
  expect(inflateRawSync(archive.subarray(start, start + packed))).toEqual(long)
  const second = archive.readUInt32LE(directory + 46 + 'timing-ar.csv'.length + 42)
  expect(archive.readUInt32LE(second)).toBe(0x04034b50)
  expect(archive.readUInt16LE(second + 8)).toBe(0)
})
