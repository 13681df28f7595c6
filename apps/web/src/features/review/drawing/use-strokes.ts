'use client'

import type { Shape } from '@studio/shared/review/drawing'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Board } from './board'
import { findShapeAt } from './find-shape'
import { toFrame, type FrameSize, type Point } from './frame-points'
import { pointerGuard } from './pointer-guard'
import { beginStroke, type Stroke } from './stroke'

const NOTHING: readonly Shape[] = []

interface Drawn {
  stroke: Stroke
  /** The bounding box of the picture, which does not move during a stroke. */
  seen: DOMRect
}

/**
 * Draws by pointer. During a stroke only the current line is rendered, once per animation frame.
 * The drawing is updated when the pointer is lifted.
 * @param onText called with the position at which a text is to be entered
 */
export function useStrokes(board: Board, frame: FrameSize, onText: (at: Point) => void) {
  const [live, setLive] = useState(NOTHING)
  const drawn = useRef<Drawn | null>(null)
  const request = useRef(0)
  const [guard] = useState(pointerGuard)

  useEffect(() => () => cancelAnimationFrame(request.current), [])

  const leave = () => {
    cancelAnimationFrame(request.current)
    request.current = 0
    drawn.current = null
    setLive(NOTHING)
  }
  const renderSoon = () => {
    request.current ||= requestAnimationFrame(() => {
      request.current = 0
      // Renders in this frame instead of the next.
      flushSync(() => setLive(drawn.current?.stroke.seen() ?? NOTHING))
    })
  }
  const erase = (event: PointerEvent<HTMLElement>) => {
    const seen = event.currentTarget.getBoundingClientRect()
    const { shapes } = board.getSnapshot().history
    const index = findShapeAt(shapes, toFrame(event, seen, frame), seen, frame)
    if (index !== null) board.take({ kind: 'erase', index })
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const verdict = guard.down(event)
    if (verdict === 'drop') leave()
    if (verdict === 'drop' || verdict === 'ignore') return
    leave()
    capture(event)
    const { style } = board.getSnapshot()
    if (style.tool === 'eraser') erase(event)
    const seen = event.currentTarget.getBoundingClientRect()
    const stroke = beginStroke(style, frame, toFrame(event, seen, frame), pressureOf(event))
    if (!stroke) return
    drawn.current = { stroke, seen }
    renderSoon()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!guard.isDrawing(event)) return
    if (board.getSnapshot().style.tool === 'eraser') erase(event)
    const { current } = drawn
    if (!current) return
    for (const part of partsOf(event)) {
      current.stroke.add(toFrame(part, current.seen, frame), pressureOf(part))
    }
    renderSoon()
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!guard.isDrawing(event)) return
    guard.up(event)
    const { history, style } = board.getSnapshot()
    if (style.tool === 'text') {
      const seen = event.currentTarget.getBoundingClientRect()
      onText(toFrame(event, seen, frame))
    }
    const shape = drawn.current?.stroke.finish(history.shapes)
    // Both changes are in the same render, so that the line does not flicker.
    leave()
    if (shape) board.take({ kind: 'add', shape })
  }
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    if (!guard.isDrawing(event)) return
    guard.up(event)
    leave()
  }
  return { live, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

/** @returns the pressure from 0 to 1. Mice and fingers have none, or report a constant */
function pressureOf({ pointerType, pressure }: { pointerType: string; pressure: number }): number {
  return pointerType === 'pen' ? pressure : 0.5
}

/** @returns the pointer events that the browser has coalesced into this one, if it reports them */
function partsOf({ nativeEvent }: PointerEvent): globalThis.PointerEvent[] {
  const parts = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : []
  return parts.length > 0 ? parts : [nativeEvent]
}

function capture(event: PointerEvent<HTMLElement>): void {
  try {
    event.currentTarget.setPointerCapture(event.pointerId)
  } catch {
    // The pointer was already released, so there is nothing to release.
  }
}
