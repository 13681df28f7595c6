import type { KeyboardEvent } from 'react'
import type { Board } from './board'
import { sizeOf } from './drawing-style'
import type { FrameSize, Point } from './frame-points'
import { moveShape, placedShape, stretchShape } from './move-shape'

/** The distance of one key press, as a share of the picture's height. */
const STEP = 1 / 72

const WAYS: Partial<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/**
 * Draws by keyboard: Enter adds a shape, arrows move the last one, and Shift with arrows resizes
 * it.
 * @returns whether the key was handled
 */
export function drawByKey(
  { key, shiftKey, ctrlKey, metaKey }: Key,
  board: Board,
  frame: FrameSize,
  onText: (at: Point) => void,
): boolean {
  const { style, history } = board.getSnapshot()
  const index = history.shapes.length - 1
  const last = history.shapes[index]
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase()
    if (letter !== 'z' && letter !== 'y') return false
    board.take({ kind: letter === 'y' || shiftKey ? 'redo' : 'undo' })
    return true
  }
  if (key === 'Enter') {
    if (style.tool === 'text') onText([frame.width * 0.4, frame.height * 0.5])
    else if (style.tool !== 'pen' && style.tool !== 'eraser') {
      const look = { color: style.color, size: sizeOf(style, frame) }
      board.take({ kind: 'add', shape: placedShape(style.tool, look, frame) })
    }
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    if (last) board.take({ kind: 'erase', index })
    return true
  }
  const way = Object.hasOwn(WAYS, key) ? WAYS[key] : undefined
  if (!way) return false
  if (!last) return true
  const step = frame.height * STEP
  const change = shiftKey ? stretchShape : moveShape
  board.take({ kind: 'move', index, shape: change(last, way[0] * step, way[1] * step) })
  return true
}
