import type { Shape } from '@studio/shared/review/drawing'
import { newNoteSchema, type Anchor } from '@studio/shared/review/notes'
import { expect, it } from 'vitest'
import { EMPTY_DRAFT, openDrafts } from '../notes/draft'
import type { StageControl } from '../room/stage-control'
import { createBoard } from './board'
import { keepDrawing } from './keep-drawing'

const FRAME = { width: 1280, height: 720 }
const BOX: Shape = { tool: 'box', color: 'red', size: 4, from: [0, 0], to: [10, 10] }
const at = (first: number): Anchor => ({ kind: 'frames', first, last: first })

function setUp(size = FRAME) {
  let frame = 12
  let shown = size
  const stage: StageControl = {
    subscribe: () => () => undefined,
    here: () => at(frame),
    point: () => at(frame),
    goTo: () => undefined,
    pause: () => undefined,
    isShown: () => true,
    frame: () => shown,
  }
  const drafts = openDrafts(null, '7', '12')
  const board = createBoard([])
  board.subscribe(() => keepDrawing(board, drafts, stage))
  const seek = (to: number) => (frame = to)
  const turnTo = (page: typeof FRAME) => (shown = page)
  return { drafts, board, seek, turnTo }
}

it('keeps the note at the frame of its drawing', () => {
  const { drafts, board, seek } = setUp()
  board.take({ kind: 'add', shape: BOX })
  seek(40)
  board.take({ kind: 'add', shape: BOX })
  expect(drafts.note.getSnapshot()).toEqual({
    ...EMPTY_DRAFT,
    anchor: at(12),
    drawing: { ...FRAME, shapes: [BOX, BOX] },
  })
})

it('releases the frame when the drawing is undone and the text is empty', () => {
  const { drafts, board } = setUp()
  board.take({ kind: 'add', shape: BOX })
  board.take({ kind: 'undo' })
  expect(drafts.note.getSnapshot()).toBe(EMPTY_DRAFT)
})

it('keeps the text', () => {
  const { drafts, board } = setUp()
  const written = { ...EMPTY_DRAFT, text: 'Here', anchor: at(3) }
  drafts.note.set(written)
  board.take({ kind: 'add', shape: BOX })
  board.take({ kind: 'clear' })
  expect(drafts.note.getSnapshot()).toEqual(written)
})

it('keeps the draft when only the tool changes', () => {
  const { drafts, board } = setUp()
  board.setStyle({ color: 'blue' })
  board.setOpen(true)
  expect(drafts.note.getSnapshot()).toBe(EMPTY_DRAFT)
})

it('stores only the size of a page, as in the contract', () => {
  const page = { url: '/pages/1.webp', ...FRAME }
  const { drafts, board } = setUp(page)
  board.take({ kind: 'add', shape: BOX })
  const { text, anchor, drawing } = drafts.note.getSnapshot()
  const key = '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a'
  expect(newNoteSchema.safeParse({ key, text, anchor, drawing }).error).toBeUndefined()
})

it('keeps the size of the first stroke', () => {
  const { drafts, board, turnTo } = setUp()
  board.take({ kind: 'add', shape: BOX })
  turnTo({ width: 800, height: 600 })
  board.take({ kind: 'add', shape: BOX })
  expect(drafts.note.getSnapshot().drawing).toMatchObject(FRAME)
})
