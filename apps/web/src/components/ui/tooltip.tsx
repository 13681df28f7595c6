'use client'

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  text: string
}

/**
 * A text that explains the hovered or focused element. Escape closes it, and it stays while the
 * pointer is on it.
 */
export function Tooltip({ children, text }: Props) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const anchor = `--${id.replace(/\W/g, '')}`
  const show = () => tip.current?.showPopover()
  const hide = () => tip.current?.hidePopover()
  const hideOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  return (
    <span onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        aria-describedby={id}
        className="min-h-11 border-b-2 border-dotted border-current font-semibold"
        style={{ anchorName: anchor }}
        onFocus={show}
        onBlur={hide}
        onKeyDown={hideOnEscape}
      >
        {children}
      </button>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="tip"
        style={{ positionAnchor: anchor }}
      >
        {text}
      </span>
    </span>
  )
}
