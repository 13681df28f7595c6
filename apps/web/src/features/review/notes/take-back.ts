import type { NewNote } from '@studio/shared/review/notes'
import type { Draft } from './draft'

/**
 * What was not sent, and what is being written meanwhile, as one draft. It stands where its drawing
 * was made.
 *
 * @returns null where both have a drawing: a note has one alone
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
