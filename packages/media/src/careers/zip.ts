import { deflateRawSync } from 'node:zlib'

export interface Entry {
  name: string
  data: Buffer
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1
  return n >>> 0
})

/**
 * The checksum of zip archives. Node's own `crc32` is not used, because it exists only since 20.15.
 */
export function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/**
 * The date of all entries, 1 January 2026. It is fixed, so that the same files make the same
 * archive.
 */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1
const UTF8 = 1 << 11

/** Writes a zip archive with the entries in the given order. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const { name, data } of entries) {
    const packed = deflateRawSync(data, { level: 9 })
    const isSmaller = packed.length < data.length
    const body = isSmaller ? packed : data
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(UTF8, 2)
    facts.writeUInt16LE(isSmaller ? 8 : 0, 4)
    facts.writeUInt16LE(DATE, 8)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(body.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, body])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    files.push(local)
    index.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title]))
    offset += local.length
  }
  const directory = Buffer.concat(index)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, directory, end])
}
