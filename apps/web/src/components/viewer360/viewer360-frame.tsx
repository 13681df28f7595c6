'use client'

import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Viewer360Controls } from './viewer360-controls'
import { moveByKey } from './keyboard'
import type { OpenViewer } from './open-viewer'
import type { Viewer360Words } from './words'

interface Props {
  viewer: OpenViewer | null
  place: RefObject<HTMLDivElement | null>
  name: string
  words: Viewer360Words
  onClose: () => void
  children: ReactNode
}

/** The viewer's frame, which handles dragging and keys, with buttons below. */
export function Viewer360Frame({ viewer, place, name, words, onClose, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const hint = useId()
  const turn = (event: KeyboardEvent) => {
    if (viewer && moveByKey(viewer, event.key)) event.preventDefault()
  }
  return (
    <div ref={frame} className="viewer360 grid gap-4 bg-ink text-paper">
      <div className="viewer360-frame relative isolate overflow-hidden">
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- assistive technology hands keys on to an application */}
        <div
          ref={place}
          role="application"
          aria-label={name}
          aria-describedby={hint}
          aria-hidden={viewer === null}
          tabIndex={viewer ? 0 : -1}
          className="viewer360-place absolute inset-0"
          onKeyDown={turn}
        />
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        {children}
      </div>
      <p id={hint} className="slate text-pencil" hidden={viewer === null}>
        {words.hint}
      </p>
      {viewer && (
        <Viewer360Controls viewer={viewer} frame={frame} words={words} onClose={onClose} />
      )}
    </div>
  )
}
