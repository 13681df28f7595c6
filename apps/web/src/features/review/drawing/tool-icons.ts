import type { Tool } from './drawing-style'

/** Lines in a square of 20. */
export const TOOL_ICONS = {
  pen: 'M3 17l1-4L13 4l3 3-9 9zM11 6l3 3',
  arrow: 'M4 16L16 4M8 4h8v8',
  box: 'M3 5h14v10H3z',
  ellipse: 'M3 10a7 5 0 1 0 14 0a7 5 0 1 0-14 0',
  text: 'M4 5V4h12v1M10 4v12M8 16h4',
  eraser: 'M3 13l8-8 6 6-5 5H6zM7 9l6 6',
} satisfies Record<Tool, string>
