/** The ids of EBML elements that have children. `ID` has those that are read. */
const HOLDERS = new Set([0x18538067, 0x1654ae6b, 0xae, 0xe0, 0x1549a966, 0x1f43b675, 0xa0])
const ID = { codec: 0x86, width: 0xb0, height: 0xba, duration: 0x4489, scale: 0x2ad7b1, track: 0xd7, type: 0x83, simple: 0xa3, block: 0xa1, time: 0xe7 } // prettier-ignore

/** The number that stands for a video track. */
const PICTURE = 1

export interface WebmFacts {
  codec: string
  width: number
  height: number
  frames: number
  seconds: number
  /** The times of the frames in milliseconds, in order. */
  times: number[]
}

/** Reads a number of variable length. Ids keep their marker bit, and sizes do not. */
function variable(
  file: Buffer,
  at: number,
  keepsMarker: boolean,
): { value: number; length: number } {
  const first = file[at] ?? 0
  const length = Math.clz32(first) - 23
  let value = keepsMarker ? first : first & (0xff >> length)
  for (let i = 1; i < length; i++) value = value * 256 + (file[at + i] ?? 0)
  return { value, length }
}

const whole = (file: Buffer, start: number, size: number) => file.readUIntBE(start, size)

export function readWebm(file: Buffer): WebmFacts {
  const facts = { codec: '', width: 0, height: 0, duration: 0, scale: 1e6 }
  const times: number[] = []
  let cluster = 0
  // Blocks of a second track, which has the sound, are not counted as frames.
  const tracks = { last: 0, picture: 1 }
  const walk = (start: number, end: number): void => {
    for (let at = start; at < end;) {
      const id = variable(file, at, true)
      const size = variable(file, at + id.length, false)
      const from = at + id.length + size.length
      const to = Math.min(end, from + size.value)
      if (HOLDERS.has(id.value)) walk(from, to)
      else if (id.value === ID.track) tracks.last = whole(file, from, to - from)
      else if (id.value === ID.type) {
        if (whole(file, from, to - from) === PICTURE) tracks.picture = tracks.last
      } else if (id.value === ID.codec) {
        const codec = file.toString('latin1', from, to)
        if (codec.startsWith('V_')) facts.codec = codec
      } else if (id.value === ID.width) facts.width = whole(file, from, to - from)
      else if (id.value === ID.height) facts.height = whole(file, from, to - from)
      else if (id.value === ID.scale) facts.scale = whole(file, from, to - from)
      else if (id.value === ID.time) cluster = whole(file, from, to - from)
      else if (id.value === ID.duration) {
        facts.duration = to - from === 8 ? file.readDoubleBE(from) : file.readFloatBE(from)
      } else if (id.value === ID.simple || id.value === ID.block) {
        const track = variable(file, from, false)
        if (track.value === tracks.picture)
          times.push(((cluster + file.readInt16BE(from + track.length)) * facts.scale) / 1e6)
      }
      at = to
    }
  }
  walk(0, file.length)
  const { codec, width, height, duration, scale } = facts
  times.sort((a, b) => a - b)
  return { codec, width, height, frames: times.length, seconds: (duration * scale) / 1e9, times }
}
