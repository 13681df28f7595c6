import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTimecode } from '../parse-timecode'
import { notesToResolveEdl } from './resolve-edl'
import type { ExportFilm } from './export-note'
import { WHOLE_TEXTS, film, filmWithNotes, note, spansOf } from './test-support/films'

const EVENT =
  /^(\d{3,}) {2}001 {6}V {5}C {8}(\S+) (\S+) (\S+) (\S+) {2}\n(.*?) \|C:ResolveColor(\w+) \|M:(.*) \|D:(\d+)\n$/

/** Reads events and markers as Resolve does. It fails at any other line. */
function read(text: string, of: ExportFilm) {
  const [head = '', ...events] = text.split(/\n(?=\d{3,} {2}001 )/)
  expect(head).toMatch(/^TITLE: .*\nFCM: (NON-)?DROP FRAME\n$/)
  const frame = (timecode = '') => parseTimecode(timecode, of) ?? Number.NaN
  return events.map((event, at) => {
    const found = EVENT.exec(event)
    if (!found) throw new Error(`Not an event: ${event}`)
    const [, number, sourceIn, sourceOut, recordIn, recordOut, comment, color, name, length] = found
    expect([sourceIn, sourceOut]).toEqual([recordIn, recordOut])
    expect(Number(number)).toBe(at + 1)
    const first = frame(recordIn)
    expect(frame(recordOut) - first).toBe(Number(length))
    return { first, last: first + Number(length) - 1, timecode: recordIn, comment, color, name }
  })
}

const ntsc = { numerator: 30_000, denominator: 1_001 }

describe('notesToResolveEdl', () => {
  it('has the format that Resolve writes', () => {
    const notes = [note(), note({ number: 2, frames: { first: 48, last: 71 }, color: 'blue' })]
    expect(notesToResolveEdl(film(), notes)).toBe(
      [
        'TITLE: The Lighthouse',
        'FCM: NON-DROP FRAME',
        '',
        '001  001      V     C        01:00:01:00 01:00:01:01 01:00:01:00 01:00:01:01  ',
        ' |C:ResolveColorRed |M:#1 Noor: Slower here |D:1',
        '',
        '002  001      V     C        01:00:02:00 01:00:03:00 01:00:02:00 01:00:03:00  ',
        ' |C:ResolveColorBlue |M:#2 Noor: Slower here |D:24',
        '',
      ].join('\n'),
    )
  })

  it('marks drop-frame timecodes', () => {
    const of = film({ rate: ntsc, startFrame: 107_892, isDropFrame: true })
    const text = notesToResolveEdl(of, [note({ frames: { first: 1_800, last: 1_800 } })])
    expect(text).toContain('FCM: DROP FRAME')
    expect(text).toContain('01:01:00;02 01:01:00;03')
  })

  it('has every note on its frames, at every rate, and one marker for a frame', () => {
    fc.assert(
      fc.property(filmWithNotes, ([of, notes]) => {
        const lengths = new Map<number, number>()
        for (const { first, last } of spansOf(notes)) {
          lengths.set(first, Math.max(lengths.get(first) ?? 0, last))
        }
        const spans = read(notesToResolveEdl(of, notes), of).map(({ first, last }) => [first, last])
        expect(spans).toEqual([...lengths])
      }),
    )
  })

  it.each(WHOLE_TEXTS)('keeps %j whole', (text) => {
    const replies = [{ author: 'Jo', text }]
    const [marker] = read(notesToResolveEdl(film(), [note({ text, replies })]), film())
    const expected = text.replace('|', '¦')
    expect(marker).toMatchObject({ name: `#1 Noor: ${expected}`, comment: `> Jo: ${expected}` })
  })

  it('keeps each text on one line, where it cannot begin a field or an event', () => {
    const text = '002  001 V C\n00:00:00:00 |C:ResolveColorRed |M:gone |D:9\r\n* x'
    const markers = read(
      notesToResolveEdl(film({ title: 'A\nFCM: DROP FRAME' }), [note({ text })]),
      film(),
    )
    expect(markers).toHaveLength(1)
    expect(markers[0]).toMatchObject({ first: 24, last: 24, color: 'Red' })
  })

  it('joins notes on one frame, in the color of an open note', () => {
    const notes = [
      note({ number: 1, isResolved: true, replies: [{ author: 'Jo', text: 'Done' }] }),
      note({ number: 2, text: 'Brighter', frames: { first: 24, last: 33 } }),
    ]
    expect(read(notesToResolveEdl(film(), notes), film())).toEqual([
      {
        first: 24,
        last: 33,
        timecode: '01:00:01:00',
        comment: '> Jo: Done',
        color: 'Red',
        name: '#1 Noor: Slower here / #2 Noor: Brighter',
      },
    ])
  })
})
