import type { VideoFacts } from '@studio/shared/review/media'
import type { Anchor } from '@studio/shared/review/notes'
import { formatTimecode } from '@studio/shared/review/timecode'
import { filled, type DocumentWords } from '../words'

export interface PlaceText {
  text: string
  /**
   * True if the text contains only digits and separators, which run from left to right in every
   * language.
   */
  isCode: boolean
}

/**
 * Describes the position of a note: one or two timecodes, a page, a time in a sound, or the whole
 * version.
 */
export function placeText(
  anchor: Anchor,
  video: VideoFacts | null,
  words: DocumentWords['noteSheet'],
): PlaceText {
  switch (anchor.kind) {
    case 'frames': {
      const { first, last } = anchor
      const label = (frame: number) => (video ? formatTimecode(frame, video) : String(frame))
      const text = first === last ? label(first) : `${label(first)} – ${label(last)}`
      return { text, isCode: true }
    }
    case 'place':
      return { text: filled(words.onPage, { page: anchor.page }), isCode: false }
    case 'time':
      return { text: clockText(anchor.milliseconds), isCode: true }
    case 'whole':
      return { text: words.whole, isCode: false }
  }
}

/** Formats minutes, seconds and tenths of a second. */
function clockText(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100)
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0')
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`
}
