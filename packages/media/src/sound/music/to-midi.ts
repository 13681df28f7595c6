import { random } from '../../lib/random'
import { keyOf, type Part, type Score } from './score'

/** The number of MIDI ticks in a beat. */
const TICKS = 480
const DRUM_CHANNEL = 9

interface Event {
  tick: number
  bytes: number[]
}

/**
 * Converts a score to a MIDI file. Notes are slightly off the beat and not equally loud, as with
 * human players. A seed makes this the same in each run.
 */
export function toMidi({ tempo, parts }: Score): Buffer {
  const microseconds = Math.round(60_000_000 / tempo)
  const tempoBytes = [16, 8, 0].map((shift) => (microseconds >> shift) & 255)
  const tracks = [track([{ tick: 0, bytes: [0xff, 0x51, 3, ...tempoBytes] }])]
  let next = 0
  for (const part of parts) {
    const channel = part.instrument === 'drums' ? DRUM_CHANNEL : next++
    if (next === DRUM_CHANNEL) next++
    tracks.push(track(eventsOf(part, channel)))
  }
  const head = Buffer.alloc(14)
  head.write('MThd', 'latin1')
  head.writeUInt32BE(6, 4)
  head.writeUInt16BE(1, 8)
  head.writeUInt16BE(tracks.length, 10)
  head.writeUInt16BE(TICKS, 12)
  return Buffer.concat([head, ...tracks])
}

function eventsOf(
  { instrument, volume, pan = 64, room = 40, notes }: Part,
  channel: number,
): Event[] {
  const hand = random(channel * 7919 + notes.length)
  const settings = [
    [0xb0 | channel, 7, volume],
    [0xb0 | channel, 10, pan],
    [0xb0 | channel, 91, room],
    [0xc0 | channel, instrument === 'drums' ? 0 : instrument],
  ].map((bytes) => ({ tick: 0, bytes }))
  const played = notes.flatMap(({ at, length, pitch, velocity }) => {
    const key = keyOf(pitch)
    const tick = Math.max(0, Math.round(at * TICKS + hand.range(-5, 5)))
    const force = Math.max(1, Math.min(127, Math.round(velocity + hand.range(-6, 6))))
    return [
      { tick, bytes: [0x90 | channel, key, force] },
      { tick: tick + Math.round(length * TICKS), bytes: [0x80 | channel, key, 0] },
    ]
  })
  return [...settings, ...played]
}

function track(events: Event[]): Buffer {
  const inOrder = [...events].sort((a, b) => a.tick - b.tick)
  let now = 0
  const body = inOrder.flatMap(({ tick, bytes }) => {
    const wait = variable(tick - now)
    now = tick
    return [...wait, ...bytes]
  })
  const content = Buffer.from([...body, 0, 0xff, 0x2f, 0])
  const head = Buffer.alloc(8)
  head.write('MTrk', 'latin1')
  head.writeUInt32BE(content.length, 4)
  return Buffer.concat([head, content])
}

/** Writes a number with seven bits per byte. Every byte but the last has its high bit set. */
function variable(value: number): number[] {
  const bytes = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128)
  return bytes
}
