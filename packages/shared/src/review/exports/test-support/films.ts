import fc from 'fast-check'
import type { Rate } from '../../media'
import { mayDropFrames } from '../../timecode'
import type { ExportFilm, ExportNote } from '../export-note'

export function film(values: Partial<ExportFilm> = {}): ExportFilm {
  return {
    title: 'The Lighthouse',
    rate: { numerator: 24, denominator: 1 },
    frameCount: 2_400,
    startFrame: 86_400,
    isDropFrame: false,
    width: 1_920,
    height: 1_080,
    ...values,
  }
}

export function note(values: Partial<ExportNote> = {}): ExportNote {
  return {
    number: 1,
    isStudioOnly: false,
    frames: { first: 24, last: 24 },
    text: 'Slower here',
    author: 'Noor',
    replies: [],
    isResolved: false,
    color: null,
    ...values,
  }
}

/** Texts whose characters could break a format. They must arrive unchanged. */
export const WHOLE_TEXTS = [
  'Größer, <bitte> & "schnell"',
  'أبطأ هنا، من فضلك',
  'Family 👩‍👩‍👧 and flag 🇦🇪',
  "It's ]]> done",
  'a | b',
]

const RATES: Rate[] = [24, 25, 30, 50, 60].flatMap((base) => [
  { numerator: base, denominator: 1 },
  { numerator: base * 1_000, denominator: 1_001 },
])

const spans = fc.tuple(fc.nat(), fc.nat(500), fc.boolean(), fc.string({ maxLength: 8 }))

/** Generates a film with any frame rate and timecode, and notes about its frames and ranges. */
export const filmWithNotes = fc
  .record({
    rate: fc.constantFrom(...RATES),
    wantsDrop: fc.boolean(),
    startFrame: fc.constantFrom(0, 86_400, 107_892, 1_000_000),
    frameCount: fc.integer({ min: 1, max: 300_000 }),
    notes: fc.array(spans, { maxLength: 6 }),
  })
  .map(({ rate, wantsDrop, startFrame, frameCount, notes }): [ExportFilm, ExportNote[]] => [
    film({ rate, startFrame, frameCount, isDropFrame: wantsDrop && mayDropFrames(rate) }),
    notes.map(([at, length, isResolved, text], index) => {
      const first = at % frameCount
      const last = Math.min(first + (length % 2 ? length : 0), frameCount - 1)
      return note({ number: index + 1, frames: { first, last }, isResolved, text })
    }),
  ])

/** @returns the frames that the notes' markers should have, in their order */
export function spansOf(notes: readonly ExportNote[]): { first: number; last: number }[] {
  return notes
    .map(({ frames }) => frames ?? { first: 0, last: 0 })
    .sort((one, other) => one.first - other.first)
}
