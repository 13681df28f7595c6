import { tidyDraft, type Drafts } from '../notes/draft'
import type { StageControl } from '../room/stage-control'
import type { Board } from './board'

/** Stores the drawing in the draft, together with the frame on which it was begun. */
export function keepDrawing(board: Board, drafts: Drafts, stage: StageControl): void {
  const { shapes } = board.getSnapshot().history
  const draft = drafts.note.getSnapshot()
  const frame = stage.frame()
  if ((draft.drawing?.shapes ?? NO_SHAPES) === shapes || !frame) return
  if (shapes.length === 0 && draft.drawing === null) return
  // The coordinates are those of the frame on which the drawing was begun. A stored page may have
  // another size.
  const { width, height } = draft.drawing ?? frame
  const drawing = shapes.length > 0 ? { width, height, shapes: [...shapes] } : null
  drafts.note.set(tidyDraft({ ...draft, drawing, anchor: draft.anchor ?? stage.here() }))
}

const NO_SHAPES: readonly never[] = []
