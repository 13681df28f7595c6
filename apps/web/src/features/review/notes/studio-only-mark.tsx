import type { RoomWords } from '../words'

/** Marks what clients and guests do not see. */
export function StudioOnlyMark({ words }: { words: RoomWords['notes'] }) {
  return (
    <span className="studio-only-mark" title={words.studioOnly.hint}>
      {words.studioOnly.mark}
    </span>
  )
}
