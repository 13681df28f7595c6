import type { NewNote } from '@studio/shared/review/notes'
import type { Draft } from './draft'

/**
 * Merges an unsent note with the current draft. The result keeps the position of the drawing.
 * @returns null if both have a drawing, because a note can have only one
 */
export function takeBack(unsent: NewNote, begun: Draft): Draft | null {
  if (unsent.drawing && begun.drawing) return null
  return {
    text: [unsent.text, begun.text].filter(Boolean).join('\n\n'),
    anchor: begun.drawing ? begun.anchor : unsent.anchor,
    drawing: begun.drawing ?? unsent.drawing,
    isStudioOnly: unsent.isStudioOnly || begun.isStudioOnly,
  }
}
