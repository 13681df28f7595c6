'use client'

import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { LookControls } from './look-controls'
import { lookByKey } from './look-by-key'
import type { Look } from './open-look'
import type { PanoramaWords } from './words'

interface Props {
  look: Look | null
  /** Where the viewer draws. */
  place: RefObject<HTMLDivElement | null>
  name: string
  words: PanoramaWords
  onClose: () => void
  children: ReactNode
}

/** The frame: the viewer takes dragging and keys, and below it stands a button for each of them. */
export function PanoramaView({ look, place, name, words, onClose, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const hint = useId()
  const turn = (event: KeyboardEvent) => {
    if (look && lookByKey(look, event.key)) event.preventDefault()
  }
  return (
    <div ref={frame} className="panorama grid gap-4 bg-ink text-paper">
      <div className="panorama-frame relative isolate overflow-hidden">
        {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- assistive technology hands keys on to an application */}
        <div
          ref={place}
          role="application"
          aria-label={name}
          aria-describedby={hint}
          aria-hidden={look === null}
          tabIndex={look ? 0 : -1}
          className="panorama-place absolute inset-0"
          onKeyDown={turn}
        />
        {/* eslint-enable */}
        {children}
      </div>
      <p id={hint} className="slate text-pencil" hidden={look === null}>
        {words.hint}
      </p>
      {look && <LookControls look={look} frame={frame} words={words} onClose={onClose} />}
    </div>
  )
}
