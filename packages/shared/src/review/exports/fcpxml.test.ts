import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notesToFcpxml } from './fcpxml'
import { WHOLE_TEXTS, film, filmWithNotes, note, spansOf } from './test-support/films'
import { readXml } from './test-support/read-xml'

interface Timed {
  start: string
  duration: string
}

interface MarkerElement extends Timed {
  value: string
  completed: string
  note?: string
}

interface Sequence extends Omit<Timed, 'start'> {
  format: string
  tcStart: string
  tcFormat: string
  spine: { gap: Timed & { offset: string; marker?: MarkerElement[] } }
}

interface Document {
  fcpxml: {
    version: string
    resources: { format: Record<string, string> }
    library: { event: { name: string; project: { name: string; sequence: Sequence } } }
  }
}

function read(text: string) {
  const { fcpxml } = readXml(text) as Document
  const { sequence } = fcpxml.library.event.project
  return {
    fcpxml,
    sequence,
    gap: sequence.spine.gap,
    markers: sequence.spine.gap.marker ?? [],
  }
}

/** Converts a time to a number of frames. Fails if it is not a whole number. */
function framesOf(time: string, frameDuration: string): number {
  const [ticks = '', scale = '1'] = time.replace('s', '').split('/')
  const [frameTicks = '', frameScale = ''] = frameDuration.replace('s', '').split('/')
  const frames = (BigInt(ticks) * BigInt(frameScale)) / BigInt(scale) / BigInt(frameTicks)
  expect(frames * BigInt(frameTicks) * BigInt(scale)).toBe(BigInt(ticks) * BigInt(frameScale))
  return Number(frames)
}

const ntsc = { numerator: 30_000, denominator: 1_001 }

describe('notesToFcpxml', () => {
  it('contains a project with one gap of the film’s length', () => {
    const { fcpxml, sequence, gap } = read(notesToFcpxml(film(), [note()]))
    expect(fcpxml.version).toBe('1.10')
    expect(fcpxml.library.event.project.name).toBe('The Lighthouse')
    expect(fcpxml.resources.format).toEqual({
      id: 'r1',
      frameDuration: '1/24s',
      width: '1920',
      height: '1080',
    })
    expect(sequence.format).toBe('r1')
    expect(sequence.tcStart).toBe('86400/24s')
    expect(gap).toMatchObject({ offset: '86400/24s', start: '86400/24s', duration: '2400/24s' })
  })

  it.each([
    [ntsc, 107_892, true, 'DF', '1001/30000s', '107999892/30000s'],
    [ntsc, 108_000, false, 'NDF', '1001/30000s', '108108000/30000s'],
    [{ numerator: 25, denominator: 1 }, 0, true, 'NDF', '1/25s', '0s'],
  ] as const)(
    'at %o from %i (drop: %s) says %s',
    (rate, startFrame, isDropFrame, tcFormat, frame, start) => {
      const { fcpxml, sequence } = read(notesToFcpxml(film({ rate, startFrame, isDropFrame }), []))
      expect(sequence).toMatchObject({ tcFormat, tcStart: start })
      expect(fcpxml.resources.format.frameDuration).toBe(frame)
    },
  )

  it.each([
    [24, '1/24s'],
    [12, '1/24s'],
    [12.5, '1/25s'],
    [15, '1/30s'],
    [10, '1/30s'],
    [8, '1/24s'],
    [5, '1/25s'],
    [20, '1/60s'],
    [72, '1/72s'],
  ])(
    'has a sequence that Final Cut knows for %d frames per second, if there is one',
    (fps, frame) => {
      const rate = { numerator: fps * 2, denominator: 2 }
      const { fcpxml, sequence } = read(notesToFcpxml(film({ rate, startFrame: 0 }), [note()]))
      expect(framesOf(fcpxml.resources.format.frameDuration ?? '', frame)).toBe(1)
      expect(framesOf(sequence.duration, `2/${fps * 2}s`)).toBe(film().frameCount)
    },
  )

  it('has every note on its frames, at every rate', () => {
    fc.assert(
      fc.property(filmWithNotes, ([of, notes]) => {
        const { sequence, markers } = read(notesToFcpxml(of, notes))
        const frameDuration = `${of.rate.denominator}/${of.rate.numerator}s`
        const start = framesOf(sequence.tcStart, frameDuration)
        expect(start).toBe(of.startFrame)
        expect(framesOf(sequence.duration, frameDuration)).toBe(of.frameCount)
        const spans = markers.map((marker) => {
          const first = framesOf(marker.start, frameDuration) - start
          return { first, last: first + framesOf(marker.duration, frameDuration) - 1 }
        })
        expect(spans.map(({ first }) => first)).toEqual(spansOf(notes).map(({ first }) => first))
        expect(spans).toEqual(expect.arrayContaining(spansOf(notes)))
      }),
    )
  })

  it.each(WHOLE_TEXTS)('keeps %j whole', (text) => {
    const replies = [{ author: 'Jo', text }]
    const { markers } = read(notesToFcpxml(film({ title: text }), [note({ text, replies })]))
    expect(markers).toEqual([
      {
        start: '86424/24s',
        duration: '1/24s',
        value: `#1 Noor: ${text}`,
        completed: '0',
        note: `> Jo: ${text}`,
      },
    ])
  })

  it('separates replies, and marks resolved notes', () => {
    const replies = [
      { author: 'Jo', text: 'Done' },
      { author: 'Noor', text: 'Thanks' },
    ]
    const { markers } = read(notesToFcpxml(film(), [note({ replies, isResolved: true })]))
    expect(markers[0]).toMatchObject({ completed: '1', note: '> Jo: Done\n> Noor: Thanks' })
  })

  it('moves notes on the whole version, and those after the end, to existing frames', () => {
    const notes = [
      note({ frames: { first: 5_000, last: 6_000 } }),
      note({ number: 2, frames: null }),
    ]
    const { markers } = read(notesToFcpxml(film(), notes))
    expect(markers.map(({ start, duration }) => [start, duration])).toEqual([
      ['86400/24s', '1/24s'],
      ['88799/24s', '1/24s'],
    ])
  })
})
