/**
 * The cut's position counts stages: 0 shows the first alone, 1.5 the second and the third, each on
 * one half. `spread` is how far apart the edges stand, in widths of the picture: at 1 there is one
 * cut at a time, at 1 / count all stages share the picture.
 */
export interface Cut {
  position: number
  spread: number
}

/** Everything side by side, which is what is seen before anybody touches it. */
export function overview(count: number): Cut {
  return { position: (count - 1) / 2, spread: 1 / count }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Where the later stages begin, from the second on, as parts of the picture in reading direction. */
export function edgesAt({ position, spread }: Cut, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, index) =>
    clamp((index + 0.5 - position) * spread + 0.5, 0, 1),
  )
}

/** A stage alone is an even number, the cut between two is the odd one between them. */
export function stateAt(position: number): number {
  const nearest = Math.round(position)
  return Math.abs(position - nearest) < 0.02 ? nearest * 2 : Math.floor(position) * 2 + 1
}

/** Which cut stands nearest to a point of the picture. */
export function nearestCut(position: number, point: number, count: number): number {
  return clamp(Math.round(position + point), 1, count - 1)
}

/** The position in which a cut stands at a point of the picture. */
export function cutTo(cut: number, point: number): number {
  return cut - clamp(point, 0, 1)
}

/** The position under a point of the scale, on which the stages' names stand in columns. */
export function positionOnScale(point: number, count: number): number {
  return clamp(point * count - 0.5, 0, count - 1)
}

const STEP = 0.1

/** Where a key leads, or null where it means nothing. */
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

/** To and fro over all stages, from the middle on, slow at both ends. */
export function sweptTo(seconds: number, count: number): number {
  const middle = (count - 1) / 2
  return middle - middle * Math.sin((2 * Math.PI * seconds) / SWEEP_SECONDS)
}
