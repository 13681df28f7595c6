import type { PictureShelf } from '../pictures/picture-shelf'
import type { SetStore } from '../tool/set-store'
import { BACKGROUND } from '../types'
import { partAt, type Place } from './hit-test'

interface Grip {
  id: string
  /** The grabbed part, as it was when the gesture began. */
  part: Place & { scale: number }
  middle: Place
  /**
   * The distance between two fingers, or from a handle to the fixed point. 0 while nothing is
   * resized.
   */
  distance: number
  isHandle: boolean
}

/**
 * Handles pointers on the frame: one pointer moves the selected part, two also resize it, and so
 * does the wheel.
 */
export function listenToHands(frame: HTMLElement, store: SetStore, shelf: PictureShelf) {
  const pointers = new Map<number, Place>()
  let grip: Grip | null = null
  let strokes = 0

  const placeOf = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const chosenPart = () => {
    const { history, chosen } = store.get()
    const { background, people } = history.present
    return chosen === BACKGROUND ? background : people.find(({ id }) => id === chosen)
  }
  const change = (values: Partial<Grip['part']>, stroke: string) => {
    const { chosen } = store.get()
    if (chosen === BACKGROUND) store.change({ type: 'changeBackground', change: values }, stroke)
    else if (chosen) store.change({ type: 'changePerson', id: chosen, change: values }, stroke)
  }
  const takeHold = (isHandle: boolean) => {
    const part = chosenPart()
    const [first, second] = [...pointers.values()]
    const { chosen } = store.get()
    if (!part || !first || !chosen) {
      grip = null
      return
    }
    const { x, y, scale } = part
    const distance = isHandle
      ? apart(first, fixedPoint({ x, y }))
      : second
        ? apart(first, second)
        : 0
    grip = { id: chosen, part: { x, y, scale }, middle: middleOf(pointers), distance, isHandle }
  }
  /**
   * The point that stays in place while a part is resized: the center of a background, the feet of
   * a person.
   */
  const fixedPoint = ({ x, y }: Place): Place =>
    store.get().chosen === BACKGROUND ? { x: 0.5 + x, y: 0.5 + y } : { x, y }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || pointers.size === 2) return
    const place = placeOf(event)
    const isHandle =
      event.target instanceof Element && event.target.closest('[data-handle]') !== null
    if (pointers.size === 0) {
      strokes += 1
      if (!isHandle) store.choose(partAt(store.get().history.present, place, shelf))
    }
    pointers.set(event.pointerId, place)
    frame.setPointerCapture(event.pointerId)
    takeHold(isHandle && pointers.size === 1)
  }
  const onMove = (event: PointerEvent) => {
    if (!grip || !pointers.has(event.pointerId)) return
    pointers.set(event.pointerId, placeOf(event))
    // If the grabbed part was removed by a key, the drag stops.
    if (store.get().chosen !== grip.id) {
      grip = null
      return
    }
    const { part, middle, distance, isHandle } = grip
    const [first, second] = [...pointers.values()]
    if (!first) return
    const stroke = `hand ${String(strokes)}`
    if (isHandle) {
      change({ scale: (part.scale * apart(first, fixedPoint(part))) / (distance || 1) }, stroke)
      return
    }
    const now = middleOf(pointers)
    const place = { x: part.x + now.x - middle.x, y: part.y + now.y - middle.y }
    const scale = second ? (part.scale * apart(first, second)) / (distance || 1) : part.scale
    change({ ...place, scale }, stroke)
  }
  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    takeHold(false)
    if (pointers.size === 0) store.endStroke()
  }
  const onWheel = (event: WheelEvent) => {
    const part = chosenPart()
    if (!part) return
    event.preventDefault()
    change(
      { scale: part.scale * Math.exp(-event.deltaY * 0.0012) },
      `wheel ${String(store.get().chosen)}`,
    )
    store.pauseStroke()
  }

  const listening = new AbortController()
  const { signal } = listening
  frame.addEventListener('pointerdown', onDown, { signal })
  frame.addEventListener('pointermove', onMove, { signal })
  frame.addEventListener('pointerup', onUp, { signal })
  frame.addEventListener('pointercancel', onUp, { signal })
  frame.addEventListener('wheel', onWheel, { signal, passive: false })
  return () => {
    listening.abort()
  }
}

function middleOf(pointers: Map<number, Place>): Place {
  const places = [...pointers.values()]
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / places.length, y: sum.y / places.length }
}

/** @returns the distance between two points, relative to the frame's height */
function apart(one: Place, other: Place): number {
  return Math.hypot(((one.x - other.x) * 16) / 9, one.y - other.y)
}
