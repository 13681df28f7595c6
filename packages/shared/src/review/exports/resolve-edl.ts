import type { DrawingColor } from '../drawing'
import { dropsFrames, formatTimecode } from '../timecode'
import {
  headline,
  markersOf,
  replyLines,
  type ExportFilm,
  type ExportNote,
  type Marker,
} from './export-note'
import { oneLine } from './plain-text'

/** For each color of a drawing, the most similar of Resolve's marker colors. */
const MARKER_COLORS = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  white: 'Cream',
  black: 'Cocoa',
} as const satisfies Record<DrawingColor, string>

/**
 * Writes a CMX 3600 list with the lines that DaVinci Resolve uses for markers of a timeline. In
 * Resolve they are imported by Timelines, Import, Timeline Markers from EDL.
 */
export function notesToResolveEdl(film: ExportFilm, notes: readonly ExportNote[]): string {
  const head = [
    `TITLE: ${oneLine(film.title)}`,
    `FCM: ${dropsFrames(film) ? 'DROP FRAME' : 'NON-DROP FRAME'}`,
    '',
  ]
  const events = groupByStart(markersOf(film, notes)).flatMap((group, index) =>
    eventLines(film, group, index + 1),
  )
  return [...head, ...events].join('\n')
}

/** Groups the markers by their first frame, because Resolve keeps only one marker per frame. */
function groupByStart(markers: readonly Marker[]): [Marker, ...Marker[]][] {
  const groups = new Map<number, [Marker, ...Marker[]]>()
  for (const marker of markers) {
    const group = groups.get(marker.start)
    if (group) group.push(marker)
    else groups.set(marker.start, [marker])
  }
  return [...groups.values()]
}

function eventLines(film: ExportFilm, group: [Marker, ...Marker[]], event: number): string[] {
  const { start, color } = group.find(({ isResolved }) => !isResolved) ?? group[0]
  const end = Math.max(...group.map((marker) => marker.end))
  const span = `${formatTimecode(start, film)} ${formatTimecode(end, film)}`
  const name = field(group.map(headline).join(' / '))
  const comment = field(group.flatMap(replyLines).join(' '))
  return [
    `${String(event).padStart(3, '0')}  001      V     C        ${span} ${span}  `,
    `${comment} |C:ResolveColor${MARKER_COLORS[color]} |M:${name} |D:${end - start}`,
    '',
  ]
}

/** Replaces vertical bars in a text, because a bar begins the next field. */
function field(text: string): string {
  return oneLine(text).replaceAll('|', '¦')
}
