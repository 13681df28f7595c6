import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** A press counts as a drag once it has moved by this number of pixels. */
const MIN_DRAG = 4

/** Elements on which a press neither pans nor pinches. */
const OWN_PRESS = '[data-drawing-surface], button'

interface Drag {
  x: number
  y: number
  hasMoved: boolean
}

/**
 * Pans a zoomed picture by mouse. For touch, the browser itself scrolls. A drag or a pinch does not
 * count as a click, so it neither sets a position nor starts playback.
 */
export function useDragToPan(isZoomed: boolean) {
  const drag = useRef<Drag | null>(null)
  const pointers = useRef(new Set<number>())
  const isNoPress = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    const { pointerId, pointerType, button, clientX: x, clientY: y, target } = event
    if (target instanceof Element && target.closest(OWN_PRESS)) return
    // If the mouse was released outside the window, it is still in the list and has to be removed.
    if (pointerType === 'mouse') pointers.current.clear()
    if (pointers.current.size === 0) isNoPress.current = false
    pointers.current.add(pointerId)
    if (pointers.current.size > 1) isNoPress.current = true
    if (isZoomed && pointerType === 'mouse' && button === 0) {
      drag.current = { x, y, hasMoved: false }
    }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (!current) return
    const [x, y] = [event.clientX - current.x, event.clientY - current.y]
    if (!current.hasMoved && Math.hypot(x, y) < MIN_DRAG) return
    if (!current.hasMoved) event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.scrollBy({ left: -x, top: -y, behavior: 'instant' })
    drag.current = { x: event.clientX, y: event.clientY, hasMoved: true }
    isNoPress.current = true
  }
  const end = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId)
    drag.current = null
  }
  const stop = (event: PointerEvent | MouseEvent) => {
    const { target } = event
    const isElsewhere = target instanceof Element && target.closest(OWN_PRESS)
    if (isNoPress.current && !isElsewhere) event.stopPropagation()
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUpCapture: (event: PointerEvent) => {
      end(event)
      stop(event)
    },
    onPointerCancel: end,
    onClickCapture: stop,
  }
}
