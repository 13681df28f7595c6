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
    frames: { first: 24, last: 24 },
    text: 'Slower here',
    author: 'Noor',
    replies: [],
    isResolved: false,
    color: null,
    ...values,
  }
}

/** Texts that a format could break on, and that have to come through whole. */
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

/** A film of any rate and counting, with notes on frames and ranges of it. */
export const filmWithNotes = fc
  .record({
    rate: fc.constantFrom(...RATES),
    wantsDrop: fc.boolean(),
    startFrame: fc.constantFrom(0, 86_400, 107_892, 1_000_000),
    frameCount: fc.integer({ min: 1, max: 300_000 }),
  })
  .chain(({ rate, wantsDrop, ...rest }) => {
    const made = film({ ...rest, rate, isDropFrame: wantsDrop && mayDropFrames(rate) })
    const frame = fc.nat(rest.frameCount - 1)
    const frames = fc.tuple(frame, frame, fc.boolean()).map(([one, other, isRange]) => ({
      first: Math.min(one, other),
      last: isRange ? Math.max(one, other) : Math.min(one, other),
    }))
    const notes = fc
      .array(fc.tuple(frames, fc.boolean(), fc.string({ unit: 'binary' })), { maxLength: 8 })
      .map((all) =>
        all.map(([of, isResolved, text], at) =>
          note({ number: at + 1, frames: of, isResolved, text }),
        ),
      )
    return fc.tuple(fc.constant(made), notes)
  })

/** Where markers of these notes have to stand, in their order. */
export function spansOf(notes: readonly ExportNote[]): { first: number; last: number }[] {
  return notes
    .map(({ frames }) => frames ?? { first: 0, last: 0 })
    .sort((one, other) => one.first - other.first)
}
