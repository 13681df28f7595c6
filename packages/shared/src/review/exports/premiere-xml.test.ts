import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nominalRate } from '../timecode'
import { notesToPremiereXml } from './premiere-xml'
import { WHOLE_TEXTS, film, filmWithNotes, note, spansOf } from './test-support/films'
import { readXml } from './test-support/read-xml'

interface RateElement {
  timebase: string
  ntsc: string
}

interface MarkerElement {
  name: string
  comment: string
  in: string
  out: string
  color: Record<string, string>
  pproColor?: string
}

interface Sequence {
  name: string
  duration: string
  rate: RateElement
  timecode: { rate: RateElement; string: string; frame: string; displayformat: string }
  media: { video: { format: { samplecharacteristics: Record<string, unknown> } } }
  marker?: MarkerElement[]
}

function read(text: string) {
  const { xmeml } = readXml(text) as { xmeml: { version: string; sequence: Sequence } }
  return { ...xmeml, markers: xmeml.sequence.marker ?? [] }
}

const ntsc = { numerator: 30_000, denominator: 1_001 }

describe('notesToPremiereXml', () => {
  it('is a sequence of the film', () => {
    const { version, sequence } = read(notesToPremiereXml(film(), []))
    expect(version).toBe('5')
    expect(sequence).toMatchObject({
      name: 'The Lighthouse',
      duration: '2400',
      rate: { timebase: '24', ntsc: 'FALSE' },
      media: { video: { format: { samplecharacteristics: { width: '1920', height: '1080' } } } },
    })
  })

  it.each([
    [ntsc, 107_892, true, '30', 'TRUE', '01:00:00;00', 'DF'],
    [ntsc, 108_000, false, '30', 'TRUE', '01:00:00:00', 'NDF'],
    [{ numerator: 24_000, denominator: 1_001 }, 86_400, false, '24', 'TRUE', '01:00:00:00', 'NDF'],
    [{ numerator: 60_000, denominator: 1_001 }, 0, true, '60', 'TRUE', '00:00:00;00', 'DF'],
    [{ numerator: 25, denominator: 1 }, 0, true, '25', 'FALSE', '00:00:00:00', 'NDF'],
  ] as const)(
    'at %o from %i (drop: %s)',
    (rate, startFrame, isDropFrame, timebase, slowed, string, displayformat) => {
      const { sequence } = read(notesToPremiereXml(film({ rate, startFrame, isDropFrame }), []))
      expect(sequence.timecode).toEqual({
        rate: { timebase, ntsc: slowed },
        string,
        frame: String(startFrame),
        displayformat,
      })
    },
  )

  it('has every note on its frames, at every rate', () => {
    fc.assert(
      fc.property(filmWithNotes, ([of, notes]) => {
        const { sequence, markers } = read(notesToPremiereXml(of, notes))
        expect(Number(sequence.rate.timebase)).toBe(nominalRate(of.rate))
        const spans = markers.map((marker) => {
          const [first, out] = [Number(marker.in), Number(marker.out)]
          return { first, last: out === -1 ? first : out - 1 }
        })
        expect(spans.map(({ first }) => first)).toEqual(spansOf(notes).map(({ first }) => first))
        expect(spans).toEqual(expect.arrayContaining(spansOf(notes)))
      }),
    )
  })

  it.each(WHOLE_TEXTS)('keeps %j whole', (text) => {
    const replies = [{ author: 'Jo', text }]
    const { markers } = read(notesToPremiereXml(film(), [note({ text, author: text, replies })]))
    expect(markers[0]).toMatchObject({ name: `#1 ${text}`, comment: `${text}\n> Jo: ${text}` })
  })

  it('has the color of the note, or of its state', () => {
    const notes = [note({ color: 'blue' }), note({ isResolved: true }), note()]
    const { markers } = read(notesToPremiereXml(film(), notes))
    expect(markers.map(({ color }) => color)).toEqual([
      { alpha: '255', red: '47', green: '134', blue: '255' },
      { alpha: '255', red: '31', green: '191', blue: '92' },
      { alpha: '255', red: '240', green: '53', blue: '63' },
    ])
    expect(markers.map(({ pproColor }) => pproColor)).toEqual([
      '4294741314',
      undefined,
      '4281740498',
    ])
  })
})
