/** Times the picture's own size in the room. */
export const MOST_ZOOM = 8

/** Of the buttons and keys; a wheel and two fingers go in between. */
const STEPS = [1, 1.5, 2, 3, 4, 6, MOST_ZOOM]

/** From 0 to 1 across the part that is seen. */
type Spot = readonly [x: number, y: number]

const MIDDLE: Spot = [0.5, 0.5]

/** How near a picture is looked at. A store; the view that shows the picture follows it. */
export interface Zoom {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => number
  /** Keeps what is under a spot of the view where it is. */
  set: (scale: number, spot?: Spot) => void
  step: (direction: 1 | -1) => void
  fit: () => void
  /** Moves by shares of what is seen. */
  pan: (x: number, y: number) => void
  /** Moves a place of the picture, from 0 to 1, to the middle. */
  show: (place: readonly [number, number]) => void
  /** Where the picture is seen; a ref. */
  attach: (view: HTMLElement | null) => void
}

export function createZoom(): Zoom {
  let scale = 1
  let view: HTMLElement | null = null
  const listeners = new Set<() => void>()
  const apply = (next: number, move: (view: HTMLElement, before: number) => void) => {
    const before = scale
    scale = Math.min(MOST_ZOOM, Math.max(1, next))
    if (view) {
      // At once, so that it can be rolled to where it belongs.
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

/** The next step in a direction, also from between two of them. */
export function nextStep(scale: number, direction: 1 | -1): number {
  const further = (step: number) => (direction === 1 ? step > scale + 0.01 : step < scale - 0.01)
  const steps = STEPS.filter(further)
  return (direction === 1 ? steps[0] : steps.at(-1)) ?? scale
}
