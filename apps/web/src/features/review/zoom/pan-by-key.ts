import type { Zoom } from './zoom'

/** The distance of one key press, as a share of the view. */
const SHARE = 0.2

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-SHARE, 0],
  ArrowRight: [SHARE, 0],
  ArrowUp: [0, -SHARE],
  ArrowDown: [0, SHARE],
}

interface Press {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** @returns whether the key has panned */
export function panByKey({ key, ctrlKey, altKey, metaKey, shiftKey }: Press, zoom: Zoom): boolean {
  const way = ARROWS[key]
  if (!way || ctrlKey || altKey || metaKey || shiftKey) return false
  zoom.pan(...way)
  return true
}
