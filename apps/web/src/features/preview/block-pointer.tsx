import { readPreviewMessage } from '@studio/shared/preview-messages'
import { useEffect, useState } from 'react'
import type { BlockPlaces } from './block-places'

interface Props {
  admin: string
  places: BlockPlaces
  label: string
}

interface Hovered {
  block: string
  /** Pixels from the window's top edge, and from its end edge in reading direction. */
  top: number
  end: number
}

const MARK = 'data-preview-marked'

/** Elements that have an action of their own when they are pressed. */
const PRESSABLE =
  'a, button, input, select, textarea, label, summary, audio, video, iframe, canvas, [role="slider"]'

/**
 * Opens a block's fields in the admin's form when the block is pressed, and marks the block whose
 * fields have the focus. A block that consists of links has a button for it.
 */
export function BlockPointer({ admin, places, label }: Props) {
  const hovered = useHoveredBlock(places)
  useMarks(admin, places)

  useEffect(() => {
    function press({ target }: MouseEvent) {
      if (!(target instanceof Element) || target.closest(`${PRESSABLE}, [data-preview]`)) return
      const block = blockAt(places, target)
      if (block) edit(admin, block)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [admin, places])

  if (!hovered) return null
  return (
    <button
      className="preview-edit"
      onClick={() => edit(admin, hovered.block)}
      style={{ insetBlockStart: hovered.top, insetInlineEnd: hovered.end }}
      type="button"
    >
      {label}
    </button>
  )
}

function edit(admin: string, block: string) {
  window.parent.postMessage({ type: 'studio-edit-block', block }, admin)
}

function elementOf(places: BlockPlaces, block: string): HTMLElement | null {
  return document.getElementById(places[block] ?? '')
}

function blockAt(places: BlockPlaces, target: Element): string | undefined {
  return Object.keys(places).find((block) => elementOf(places, block)?.contains(target))
}

/** Marks the block that the admin's form names, and scrolls to it. */
function useMarks(admin: string, places: BlockPlaces): void {
  useEffect(() => {
    function hear(event: MessageEvent) {
      const sender = { origin: admin, source: window.parent }
      const message = readPreviewMessage(event, 'studio-mark-block', sender)
      if (!message) return
      for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
      const element = message.block === null ? null : elementOf(places, message.block)
      element?.setAttribute(MARK, '')
      element?.scrollIntoView({ block: 'nearest' })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [admin, places])
}

const EDGE = 8

/** @returns the block under the pointer, until the page is scrolled */
function useHoveredBlock(places: BlockPlaces): Hovered | null {
  const [hovered, setHovered] = useState<Hovered | null>(null)
  useEffect(() => {
    function point({ target }: PointerEvent) {
      if (!(target instanceof Element) || target.closest('.preview-edit')) return
      const block = blockAt(places, target)
      const box =
        block === undefined ? undefined : elementOf(places, block)?.getBoundingClientRect()
      if (block === undefined || !box) {
        setHovered(null)
        return
      }
      const isRightToLeft = getComputedStyle(document.body).direction === 'rtl'
      const end = isRightToLeft ? box.left : document.documentElement.clientWidth - box.right
      setHovered({ block, top: Math.max(box.top, 0) + EDGE, end: Math.max(end, 0) + EDGE })
    }
    const hide = () => setHovered(null)
    document.addEventListener('pointerover', point)
    document.addEventListener('scroll', hide, { passive: true, capture: true })
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('scroll', hide, { capture: true })
    }
  }, [places])
  return hovered
}
