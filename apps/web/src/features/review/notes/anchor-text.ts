import { formatTimecode } from '@studio/shared/review/timecode'
import type { VideoFacts } from '@studio/shared/review/media'
import type { Anchor } from '@studio/shared/review/notes'
import type { RoomTranslator } from '../translator'

/** @returns the position of a note, as its chip shows it */
export function anchorText(anchor: Anchor, facts: VideoFacts | null, t: RoomTranslator): string {
  switch (anchor.kind) {
    case 'frames': {
      const [first, last] = [anchor.first, anchor.last].map((frame) => frameText(frame, facts))
      // Ranges of digits run from left to right in every language.
      return first === last ? String(first) : `\u2066${first} – ${last}\u2069`
    }
    case 'place':
      return t('notes.page', { page: anchor.page })
    case 'time':
      return clockText(anchor.milliseconds)
    case 'whole':
      return t('notes.whole')
  }
}

export function frameText(frame: number, facts: VideoFacts | null): string {
  return facts ? formatTimecode(frame, facts) : String(frame)
}

/** Formats a time in a sound as minutes and seconds: `1:07.5`. */
function clockText(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100)
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0')
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`
}
