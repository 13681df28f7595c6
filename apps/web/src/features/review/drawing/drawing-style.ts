import { DRAWING_COLORS, type DrawingColor } from '@studio/shared/review/drawing'
import type { FrameSize } from './frame-points'

export const TOOLS = ['pen', 'arrow', 'box', 'ellipse', 'text', 'eraser'] as const

export type Tool = (typeof TOOLS)[number]

export const SIZES = ['thin', 'medium', 'thick'] as const

export type Size = (typeof SIZES)[number]

export interface DrawingStyle {
  tool: Tool
  color: DrawingColor
  size: Size
}

export const FIRST_STYLE: DrawingStyle = { tool: 'pen', color: DRAWING_COLORS[0], size: 'medium' }

/** Widths of lines as shares of the picture's height, so that they look the same at every size. */
const STROKES = { thin: 1 / 270, medium: 1 / 135, thick: 1 / 60 }
const LETTERS = { thin: 1 / 24, medium: 1 / 15, thick: 1 / 9 }

export function sizeOf({ tool, size }: DrawingStyle, { height }: FrameSize): number {
  const share = tool === 'text' ? LETTERS[size] : STROKES[size]
  return Math.max(1, Math.round(height * share * 10) / 10)
}
