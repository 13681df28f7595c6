import type { DrawingColor } from '../drawing'
import { COLOR_VALUES } from '../drawing-svg'
import { noteNumber } from '../note-number'
import { dropsFrames, formatTimecode, isNtscRate, nominalRate } from '../timecode'
import { markersOf, replyLines, type ExportFilm, type ExportNote, type Marker } from './export-note'
import { element, leaf, xmlDocument } from './xml'

/**
 * Writes the XML of Final Cut Pro 7, version 5, which Premiere imports: a sequence with its
 * markers.
 */
export function notesToPremiereXml(film: ExportFilm, notes: readonly ExportNote[]): string {
  const rate = element('rate', {}, [
    leaf('timebase', nominalRate(film.rate)),
    leaf('ntsc', isNtscRate(film.rate) ? 'TRUE' : 'FALSE'),
  ])
  const sequence = element('sequence', { id: 'sequence-1' }, [
    leaf('name', film.title),
    leaf('duration', Math.max(1, film.frameCount)),
    rate,
    timecodeOf(film, rate),
    mediaOf(film, rate),
    ...markersOf(film, notes).map(toElement),
  ])
  return xmlDocument('xmeml', element('xmeml', { version: 5 }, [sequence]))
}

function timecodeOf(film: ExportFilm, rate: string): string {
  return element('timecode', {}, [
    rate,
    leaf('string', formatTimecode(0, film)),
    leaf('frame', film.startFrame),
    leaf('displayformat', dropsFrames(film) ? 'DF' : 'NDF'),
  ])
}

function mediaOf({ width, height }: ExportFilm, rate: string): string {
  const samples = element('samplecharacteristics', {}, [
    rate,
    leaf('width', width),
    leaf('height', height),
  ])
  const video = element('video', {}, [element('format', {}, [samples]), element('track', {})])
  return element('media', {}, [video])
}

/**
 * Writes a marker. Its frames count from the start of the sequence. `out` is the first frame after
 * a range.
 */
function toElement(marker: Marker): string {
  const isRange = marker.end - marker.start > 1
  return element('marker', {}, [
    leaf('name', `#${noteNumber(marker)} ${marker.author}`),
    leaf('comment', [marker.text, ...replyLines(marker)].filter((line) => line !== '').join('\n')),
    leaf('in', marker.start),
    leaf('out', isRange ? marker.end : -1),
    colorElement(marker),
    ...premiereColor(marker),
  ])
}

/** Writes the format's own element for the color, which Resolve and other programs read. */
function colorElement({ color }: Marker): string {
  const value = parseInt(COLOR_VALUES[color].slice(1), 16)
  return element('color', {}, [
    leaf('alpha', 255),
    leaf('red', value >> 16),
    leaf('green', (value >> 8) & 255),
    leaf('blue', value & 255),
  ])
}

/**
 * Premiere's marker colors with their bytes in the order alpha, blue, green, red. A marker without
 * a color is green.
 */
const PREMIERE_COLORS: Partial<Record<DrawingColor, number>> = {
  red: 0xff362cd2,
  yellow: 0xff2ba1d0,
  blue: 0xfffc8d42,
  white: 0xffffffff,
}

/** Writes Premiere's element for the color, because Premiere reads no other one. */
function premiereColor({ color }: Marker): string[] {
  const value = PREMIERE_COLORS[color]
  return value === undefined ? [] : [leaf('pproColor', value)]
}
