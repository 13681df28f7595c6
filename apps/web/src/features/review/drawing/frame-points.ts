export interface FrameSize {
  width: number
  height: number
}

export type Point = [x: number, y: number]

/** @returns the pointer's position in pixels of the picture, clamped to its edges */
export function toFrame(
  pointer: { clientX: number; clientY: number },
  seen: { left: number; top: number; width: number; height: number },
  { width, height }: FrameSize,
): Point {
  return [
    along(pointer.clientX - seen.left, seen.width, width),
    along(pointer.clientY - seen.top, seen.height, height),
  ]
}

function along(distance: number, seen: number, whole: number): number {
  const place = seen > 0 ? (distance / seen) * whole : 0
  return Math.round(Math.max(0, Math.min(whole, place)) * 10) / 10
}
