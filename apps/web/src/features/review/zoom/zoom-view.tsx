'use client'

import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { panByKey } from './pan-by-key'
import { useDragToPan } from './use-drag-to-pan'
import { listenToGestures } from './listen-to-gestures'
import type { Zoom } from './zoom'
import './zoom.css'

interface Props {
  zoom: Zoom
  /** Label of the scrolling area. */
  label: string
  children: ReactNode
}

/**
 * The viewport of a zoomable picture. The picture is laid out in a larger size instead of being
 * scaled, so that code that reads its position, such as drawing, needs no conversion.
 */
export function ZoomView({ zoom, label, children }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const scale = useSyncExternalStore(zoom.subscribe, zoom.getSnapshot, zoom.getSnapshot)
  const isZoomed = scale > 1
  const drag = useDragToPan(isZoomed)
  useEffect(() => {
    const { current } = view
    if (!current) return
    zoom.attach(current)
    const stop = listenToGestures(current, zoom)
    return () => {
      stop()
      zoom.attach(null)
    }
  }, [zoom])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isZoomed && panByKey(event, zoom)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a region while it is zoomed, which arrow keys move
    <div
      ref={view}
      className="zoom-view"
      data-zoomed={isZoomed || undefined}
      {...(isZoomed && { tabIndex: 0, role: 'region', 'aria-label': label })}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <div className="zoom-content">{children}</div>
    </div>
  )
}
