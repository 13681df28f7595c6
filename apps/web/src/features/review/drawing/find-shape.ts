/** Pixels of the screen around a pointer, so that a thin line is met. */
const REACH = 8

const AROUND = [
  [0, 0],
  [REACH, 0],
  [-REACH, 0],
  [0, REACH],
  [0, -REACH],
] as const

/** The shape of one's own drawing under a pointer, as the browser finds it; null where there is none. */
export function findShapeAt(x: number, y: number): number | null {
  for (const [dx, dy] of AROUND) {
    for (const element of document.elementsFromPoint(x + dx, y + dy)) {
      const shape = element.closest<SVGElement>('[data-shape]')
      if (shape) return Number(shape.dataset.shape)
    }
  }
  return null
}
