'use client'

import type { RefObject } from 'react'
import { DeviceButton } from './device-button'
import { FilmButton } from './film-button'
import { FullScreenButton } from './full-screen-button'
import { LookButton } from './look-button'
import { TURN, ZOOM } from './look-by-key'
import type { Look } from './open-look'
import type { PanoramaWords } from './words'

interface Props {
  look: Look
  frame: RefObject<HTMLDivElement | null>
  words: PanoramaWords
  onClose: () => void
}

/** A button for everything that dragging, wheel and device can do. */
export function LookControls({ look, frame, words, onClose }: Props) {
  return (
    <div role="toolbar" aria-label={words.turn} className="flex flex-wrap gap-x-6 gap-y-2">
      {/* Left is left, whichever way the page reads. */}
      <div dir="ltr" className="flex gap-1">
        <LookButton name={words.left} icon="M14 6l-6 6 6 6" onPress={() => look.turn(-TURN, 0)} />
        <LookButton name={words.up} icon="M6 14l6-6 6 6" onPress={() => look.turn(0, TURN)} />
        <LookButton name={words.down} icon="M6 10l6 6 6-6" onPress={() => look.turn(0, -TURN)} />
        <LookButton name={words.right} icon="M10 6l6 6-6 6" onPress={() => look.turn(TURN, 0)} />
      </div>
      <div dir="ltr" className="flex gap-1">
        <LookButton name={words.zoomOut} icon="M5 12h14" onPress={() => look.zoom(-ZOOM)} />
        <LookButton name={words.zoomIn} icon="M5 12h14M12 5v14" onPress={() => look.zoom(ZOOM)} />
      </div>
      <div className="flex gap-1">
        {look.film && <FilmButton film={look.film} words={words} />}
        <DeviceButton device={look.device} words={words} />
        <FullScreenButton frame={frame} words={words} />
        <LookButton name={words.close} icon="M6 6l12 12M18 6L6 18" onPress={onClose} />
      </div>
    </div>
  )
}
