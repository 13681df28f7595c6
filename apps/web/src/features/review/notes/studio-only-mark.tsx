import type { RoomWords } from '../words'

/** Marks texts that are hidden from clients and guests. */
export function StudioOnlyMark({ words }: { words: RoomWords['notes'] }) {
  return (
    <span className="studio-only-mark" title={words.studioOnly.hint}>
      {words.studioOnly.mark}
    </span>
  )
}
