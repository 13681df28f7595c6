/** A box of an MP4 file, with the fields that the check of the library needs. */
export interface Box {
  type: string
  /** The byte at which the content starts, after the header. */
  start: number
  end: number
}

export function boxesIn(file: Buffer, start = 0, end = file.length): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end;) {
    const short = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || end - at
    boxes.push({ type, start: at + head, end: at + size })
    at += size
  }
  return boxes
}

/** Finds the first box at a path such as `moov/trak/mdia/mdhd`. */
export function boxAt(file: Buffer, path: string): Box {
  let inside: Box = { type: '', start: 0, end: file.length }
  for (const type of path.split('/')) {
    const found = boxesIn(file, inside.start, inside.end).find((box) => box.type === type)
    if (!found) throw new Error(`no ${type} of ${path}`)
    inside = found
  }
  return inside
}
