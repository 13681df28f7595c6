import { isRtl, pointIn, type Parts } from './parts'
import { afterKey, cutTo, nearestCut, positionOnScale } from './positions'

export interface CutPosition {
  /** The current position of the cut, from which a pointer or a key moves it. */
  position: () => number
  move: (position: number) => void
}

/** A finger that has moved by less than this number of pixels may still begin to scroll. */
const SLACK = 6

/** Moves the cut by pointer on the picture or the scale, by wheel and by key. */
export function listenToPointer(
  parts: Parts,
  count: number,
  { position, move }: CutPosition,
): () => void {
  const { frame, scale, thumb } = parts
  const over = new AbortController()
  const { signal } = over
  let cut = 1

  drag(frame, signal, (event, isFirst) => {
    const point = pointIn(frame, event.clientX, isRtl(parts))
    if (isFirst) cut = nearestCut(position(), point, count)
    move(cutTo(cut, point))
  })
  drag(scale, signal, (event) => {
    move(positionOnScale(pointIn(scale, event.clientX, isRtl(parts)), count))
  })
  thumb.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const goal = afterKey(event.key, position(), count, isRtl(parts))
      if (goal === null) return
      event.preventDefault()
      move(goal)
    },
    { signal },
  )
  frame.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) return
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
      // Sideways scrolling could navigate back, so it is prevented. Vertical scrolling still
      // scrolls the page.
      if (isSideways) event.preventDefault()
      const way = isSideways ? event.deltaX * (isRtl(parts) ? -1 : 1) : event.deltaY
      move(position() + way / frame.clientWidth)
    },
    { signal, passive: false },
  )
  return () => {
    over.abort()
  }
}

type Follow = (event: PointerEvent, isFirst: boolean) => void

function drag(element: HTMLElement, signal: AbortSignal, follow: Follow): void {
  let from: number | null = null
  let isHeld = false
  const go = (event: PointerEvent) => {
    follow(event, !isHeld)
    isHeld = true
  }
  const start = (event: PointerEvent) => {
    if (event.button !== 0) return
    from = event.clientX
    isHeld = false
    element.setPointerCapture(event.pointerId)
    if (event.pointerType !== 'touch') go(event)
  }
  const followOn = (event: PointerEvent) => {
    if (from === null) return
    if (isHeld || Math.abs(event.clientX - from) > SLACK) go(event)
  }
  const drop = (event: PointerEvent) => {
    if (from !== null && !isHeld && event.type === 'pointerup') go(event)
    from = null
  }
  element.addEventListener('pointerdown', start, { signal })
  element.addEventListener('pointermove', followOn, { signal })
  element.addEventListener('pointerup', drop, { signal })
  element.addEventListener('pointercancel', drop, { signal })
}
