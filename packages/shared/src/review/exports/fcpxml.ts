import type { Rate } from '../media'
import { dropsFrames } from '../timecode'
import {
  headline,
  markersOf,
  replyLines,
  type ExportFilm,
  type ExportNote,
  type Marker,
} from './export-note'
import { element, xmlDocument } from './xml'

/**
 * Writes Final Cut Pro XML 1.10: a project with the film's length that contains only the markers.
 * The times of the gap and of the sequence both begin at the film's first timecode.
 */
export function notesToFcpxml(film: ExportFilm, notes: readonly ExportNote[]): string {
  const { title, rate, width, height, startFrame } = film
  const start = toTime(startFrame, rate)
  const duration = toTime(Math.max(1, film.frameCount), rate)
  const markers = markersOf(film, notes).map((marker) => toElement(marker, film))
  const gap = element('gap', { name: 'Gap', offset: start, start, duration }, markers)
  const sequence = element(
    'sequence',
    { format: 'r1', tcStart: start, tcFormat: dropsFrames(film) ? 'DF' : 'NDF', duration },
    [element('spine', {}, [gap])],
  )
  const frameDuration = toTime(1, sequenceRate(rate))
  const format = element('format', { id: 'r1', frameDuration, width, height })
  const event = element('event', { name: title }, [element('project', { name: title }, [sequence])])
  return xmlDocument(
    'fcpxml',
    element('fcpxml', { version: '1.10' }, [
      element('resources', {}, [format]),
      element('library', {}, [event]),
    ]),
  )
}

/** The rates of Final Cut's sequences, as fractions. */
const SEQUENCE_RATES = [
  ...[24, 30, 60].map((base) => ({ numerator: base * 1_000, denominator: 1_001 })),
  ...[24, 25, 30, 50, 60].map((numerator) => ({ numerator, denominator: 1 })),
]

/**
 * The rate of the sequence. Final Cut has no sequences of, for example, 12 frames per second, so a
 * slower film gets the lowest rate in which each of its frames lasts a whole number of frames.
 */
function sequenceRate(rate: Rate): Rate {
  const framesEach = ({ numerator, denominator }: Rate) =>
    (numerator * rate.denominator) / (denominator * rate.numerator)
  const suitable = SEQUENCE_RATES.filter((each) => Number.isInteger(framesEach(each)))
  return suitable.toSorted((one, other) => framesEach(one) - framesEach(other))[0] ?? rate
}

/**
 * Writes a marker. The attribute `completed` makes it a to-do item, which is done once the note is
 * resolved.
 */
function toElement(marker: Marker, { rate, startFrame }: ExportFilm): string {
  const replies = replyLines(marker).join('\n')
  return element('marker', {
    start: toTime(startFrame + marker.start, rate),
    duration: toTime(marker.end - marker.start, rate),
    value: headline(marker),
    completed: marker.isResolved ? 1 : 0,
    ...(replies === '' ? {} : { note: replies }),
  })
}

/** Formats a time in seconds as a fraction, such as 1001/30000s. */
function toTime(frames: number, { numerator, denominator }: Rate): string {
  return frames === 0 ? '0s' : `${frames * denominator}/${numerator}s`
}
