/**
 * The position of the cut, counted in stages: 0 shows only the first stage, 1.5 shows half of the
 * second and half of the third. `spread` is the distance between two edges, in widths of the
 * picture. At 1 only one cut is visible at a time, at 1 / count all stages share the picture.
 */
export interface Cut {
  position: number
  spread: number
}

/** @returns the initial state, in which all stages are side by side */
export function overview(count: number): Cut {
  return { position: (count - 1) / 2, spread: 1 / count }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/**
 * @returns where the second and later stages begin, as fractions of the picture in reading
 * direction
 */
export function edgesAt({ position, spread }: Cut, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, index) =>
    clamp((index + 0.5 - position) * spread + 0.5, 0, 1),
  )
}

/**
 * @returns the index of a state: even numbers are single stages, odd numbers the cuts between them
 */
export function stateAt(position: number): number {
  const nearest = Math.round(position)
  return Math.abs(position - nearest) < 0.02 ? nearest * 2 : Math.floor(position) * 2 + 1
}

export function nearestCut(position: number, point: number, count: number): number {
  return clamp(Math.round(position + point), 1, count - 1)
}

/** @returns the position that puts the cut at a point of the picture */
export function cutTo(cut: number, point: number): number {
  return cut - clamp(point, 0, 1)
}

/** @returns the position for a point of the scale, which has a column for each stage */
export function positionOnScale(point: number, count: number): number {
  return clamp(point * count - 0.5, 0, count - 1)
}

const STEP = 0.1

/** @returns the position after a key was pressed, or null for other keys */
export function afterKey(key: string, position: number, count: number, isRtl: boolean) {
  const last = count - 1
  const ahead = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
  const goals = new Map([
    [ahead, position + STEP],
    ['ArrowUp', position + STEP],
    [back, position - STEP],
    ['ArrowDown', position - STEP],
    ['PageUp', Math.floor(position + 1 + STEP / 2)],
    ['PageDown', Math.ceil(position - 1 - STEP / 2)],
    ['Home', 0],
    ['End', last],
  ])
  const goal = goals.get(key)
  return goal === undefined ? null : clamp(Math.round(goal / STEP) * STEP, 0, last)
}

const SWEEP_SECONDS = 15

/**
 * @returns the position of the demonstration after some seconds. It moves back and forth over all
 * stages, begins in the middle and is slow at both ends
 */
export function sweptTo(seconds: number, count: number): number {
  const middle = (count - 1) / 2
  return middle - middle * Math.sin((2 * Math.PI * seconds) / SWEEP_SECONDS)
}
