/**
 * These types describe music as data: parts for instruments of General MIDI, with notes timed in
 * beats.
 */

export interface Note {
  /** The start in beats from the beginning. */
  at: number
  /** The length in beats. */
  length: number
  /** The note, such as `C4`, `F#3` or `Bb2`, or the name of a drum in `DRUMS`. */
  pitch: string
  /** The force of the note, from 1 to 127. */
  velocity: number
}

export interface Part {
  /**
   * The instrument's number in General MIDI, counted from 0. `drums` stands for the tenth channel.
   */
  instrument: number | 'drums'
  /** The volume, from 0 to 127. */
  volume: number
  /** The position, from 0 (left) to 127 (right). */
  pan?: number
  /** The amount of reverberation, from 0 to 127. */
  room?: number
  notes: Note[]
}

export interface Score {
  /** Beats per minute. */
  tempo: number
  beats: number
  parts: Part[]
}

export const DRUMS: Record<string, number> = {
  kick: 36,
  snare: 38,
  rim: 37,
  clap: 39,
  closed: 42,
  open: 46,
  shaker: 70,
  crash: 49,
  ride: 51,
  tom: 45,
  floor: 41,
  tambourine: 54,
  clave: 75,
  block: 76,
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** @returns MIDI's number of a pitch */
export function keyOf(pitch: string): number {
  const drum = DRUMS[pitch]
  if (drum !== undefined) return drum
  const match = /^([A-G])([#b]?)(\d)$/.exec(pitch)
  const step = STEPS[match?.[1] ?? '']
  if (!match || step === undefined) throw new Error(`no pitch is called ${pitch}`)
  const bend = { '#': 1, b: -1, '': 0 }[match[2] ?? ''] ?? 0
  return (Number(match[3]) + 1) * 12 + step + bend
}

type Event = readonly [at: number, length: number, pitches: string, velocity?: number]

/**
 * Notes that are written as `[beat, beats, 'D3 F3 A3', velocity]`. Several pitches in one text
 * sound together.
 */
export function notes(velocity: number, events: readonly Event[], offset = 0): Note[] {
  return events.flatMap(([at, length, pitches, own = velocity]) =>
    pitches.split(' ').map((pitch) => ({ at: at + offset, length, pitch, velocity: own })),
  )
}

/** Notes one after another, each `step` beats after the previous one. `-` is a rest. */
export function run(velocity: number, from: number, step: number, pitches: string): Note[] {
  return pitches
    .trim()
    .split(/\s+/)
    .flatMap((pitch, i) =>
      pitch === '-' ? [] : [{ at: from + i * step, length: step * 0.95, pitch, velocity }],
    )
}

/** Repeats a pattern every `every` beats. It is played `times` times in all. */
export function repeated(pattern: Note[], every: number, times: number): Note[] {
  return Array.from({ length: times }, (_, i) =>
    pattern.map((note) => ({ ...note, at: note.at + i * every })),
  ).flat()
}
