'use client'

import { MAX_DRAWN_TEXT_LENGTH } from '@studio/shared/review/drawing'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { FrameSize, Point } from './frame-points'

interface Props {
  at: Point
  frame: FrameSize
  label: string
  /** Called with the typed text, which is empty if nothing was entered. */
  onDone: (text: string) => void
}

/** An input for text in the picture, at the place where the text will be. */
export function TextEntry({ at: [x, y], frame, label, onDone }: Props) {
  const [text, setText] = useState('')
  // Some browsers fire a blur event when the field is removed, so `onDone` must be called only
  // once.
  const isDone = useRef(false)
  const finish = (words: string) => {
    if (isDone.current) return
    isDone.current = true
    onDone(words)
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    finish(event.key === 'Enter' ? text.trim() : '')
  }
  return (
    <input
      ref={(input) => input?.focus()}
      dir={text ? 'auto' : undefined}
      aria-label={label}
      placeholder={label}
      maxLength={MAX_DRAWN_TEXT_LENGTH}
      className="drawing-text"
      // The overlay runs from left to right in every language. Near the edges, the field is kept
      // inside the picture.
      style={{
        insetInlineStart: `min(${(x / frame.width) * 100}%, calc(100% - 12rem))`,
        insetBlockStart: `clamp(0px, ${(y / frame.height) * 100}% - 1.25rem, 100% - 2.5rem)`,
      }}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKey}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => finish(text.trim())}
    />
  )
}
