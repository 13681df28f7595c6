/** The maximum scale. At a scale of 1 the picture fits. */
export const MAX_ZOOM = 8

/** The scales to which buttons and keys zoom. Wheel and pinch are continuous. */
const STEPS = [1, 1.5, 2, 3, 4, 6, MAX_ZOOM]

/** A point of the viewport, from 0 to 1 on each axis. */
type Spot = readonly [x: number, y: number]

const MIDDLE: Spot = [0.5, 0.5]

/** The zoom of a picture, as a store that the view follows. */
export interface Zoom {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => number
  /** Zooms around a point of the viewport. */
  set: (scale: number, spot?: Spot) => void
  step: (direction: 1 | -1) => void
  fit: () => void
  /** Scrolls by shares of the viewport. */
  pan: (x: number, y: number) => void
  /** Centers a point of the picture, from 0 to 1 on each axis. */
  show: (place: readonly [number, number]) => void
  /** A ref to the viewport. */
  attach: (view: HTMLElement | null) => void
}

export function createZoom(): Zoom {
  let scale = 1
  let view: HTMLElement | null = null
  const listeners = new Set<() => void>()
  const apply = (next: number, move: (view: HTMLElement, before: number) => void) => {
    const before = scale
    scale = Math.min(MAX_ZOOM, Math.max(1, next))
    if (view) {
      // The variable is set without waiting for React, because the scroll position depends on it.
      view.style.setProperty('--zoom', String(scale))
      move(view, before)
    }
    if (scale !== before) for (const changed of listeners) changed()
  }
  const set: Zoom['set'] = (next, [x, y] = MIDDLE) =>
    apply(next, (seen, before) => {
      const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = seen
      const grown = scale / before
      seen.scrollTo({
        left: (scrollLeft + x * width) * grown - x * width,
        top: (scrollTop + y * height) * grown - y * height,
        behavior: 'instant',
      })
    })
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    getSnapshot: () => scale,
    set,
    step: (direction) => set(nextStep(scale, direction)),
    fit: () => set(1),
    pan: (x, y) =>
      view?.scrollBy({
        left: x * view.clientWidth,
        top: y * view.clientHeight,
        behavior: 'instant',
      }),
    show: ([x, y]) =>
      view?.scrollTo({
        left: x * view.scrollWidth - view.clientWidth / 2,
        top: y * view.scrollHeight - view.clientHeight / 2,
        behavior: 'instant',
      }),
    attach: (next) => {
      view = next
      view?.style.setProperty('--zoom', String(scale))
    },
  }
}

/** @returns the next step in a direction, from any scale */
export function nextStep(scale: number, direction: 1 | -1): number {
  const further = (step: number) => (direction === 1 ? step > scale + 0.01 : step < scale - 0.01)
  const steps = STEPS.filter(further)
  return (direction === 1 ? steps[0] : steps.at(-1)) ?? scale
}
