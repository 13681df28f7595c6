import type { Zoom } from './zoom'

/**
 * Zooms with two fingers on a touchscreen, and by wheel with Ctrl or Cmd. Trackpads send the latter
 * for a pinch.
 */
export function listenToGestures(view: HTMLElement, zoom: Zoom): () => void {
  const spotOf = (x: number, y: number): [number, number] => {
    const { left, top, width, height } = view.getBoundingClientRect()
    return [(x - left) / width, (y - top) / height]
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const turned = Math.max(-MAX_TURN, Math.min(MAX_TURN, event.deltaY))
    zoom.set(zoom.getSnapshot() * Math.exp(-turned / 100), spotOf(event.clientX, event.clientY))
  }

  let last: Pinch | null = null
  const onTouches = (event: TouchEvent) => {
    const next = pinchOf(event.touches)
    if (next && event.cancelable) event.preventDefault()
    if (last && next) {
      zoom.set((zoom.getSnapshot() * next.distance) / last.distance, spotOf(next.x, next.y))
      view.scrollBy({ left: last.x - next.x, top: last.y - next.y, behavior: 'instant' })
    }
    last = next
  }
  const once = new AbortController()
  const { signal } = once
  view.addEventListener('wheel', onWheel, { passive: false, signal })
  for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    view.addEventListener(name, onTouches, { passive: false, signal })
  }
  return () => once.abort()
}

/** The maximum change per wheel event, because some wheels turn in large steps. */
const MAX_TURN = 30

interface Pinch {
  distance: number
  /** The midpoint between the fingers. */
  x: number
  y: number
}

function pinchOf(touches: TouchList): Pinch | null {
  const [one, other] = touches
  if (!one || !other || touches.length !== 2) return null
  return {
    distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  }
}
