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
  const format = element('format', { id: 'r1', frameDuration: toTime(1, rate), width, height })
  const event = element('event', { name: title }, [element('project', { name: title }, [sequence])])
  return xmlDocument(
    'fcpxml',
    element('fcpxml', { version: '1.10' }, [
      element('resources', {}, [format]),
      element('library', {}, [event]),
    ]),
  )
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
