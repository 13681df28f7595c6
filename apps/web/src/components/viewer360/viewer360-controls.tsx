'use client'

import type { RefObject } from 'react'
import { DeviceButton, VideoButton, FullScreenButton, ControlButton } from './control-buttons'
import { TURN, ZOOM } from './keyboard'
import type { OpenViewer } from './open-viewer'
import type { Viewer360Words } from './words'

interface Props {
  viewer: OpenViewer
  frame: RefObject<HTMLDivElement | null>
  words: Viewer360Words
  onClose: () => void
}

/**
 * Buttons for everything that can also be done by dragging, by wheel and by the device's
 * orientation.
 */
export function Viewer360Controls({ viewer, frame, words, onClose }: Props) {
  return (
    <div role="toolbar" aria-label={words.turn} className="flex flex-wrap gap-x-6 gap-y-2">
      {/* Directions in the picture are the same in every language, so the buttons are not
          mirrored. */}
      <div dir="ltr" className="flex gap-1">
        <ControlButton
          name={words.left}
          icon="M14 6l-6 6 6 6"
          onPress={() => viewer.turn(-TURN, 0)}
        />
        <ControlButton name={words.up} icon="M6 14l6-6 6 6" onPress={() => viewer.turn(0, TURN)} />
        <ControlButton
          name={words.down}
          icon="M6 10l6 6 6-6"
          onPress={() => viewer.turn(0, -TURN)}
        />
        <ControlButton
          name={words.right}
          icon="M10 6l6 6-6 6"
          onPress={() => viewer.turn(TURN, 0)}
        />
      </div>
      <div dir="ltr" className="flex gap-1">
        <ControlButton name={words.zoomOut} icon="M5 12h14" onPress={() => viewer.zoom(-ZOOM)} />
        <ControlButton
          name={words.zoomIn}
          icon="M5 12h14M12 5v14"
          onPress={() => viewer.zoom(ZOOM)}
        />
      </div>
      <div className="flex gap-1">
        {viewer.film && <VideoButton film={viewer.film} words={words} />}
        <DeviceButton device={viewer.device} words={words} />
        <FullScreenButton frame={frame} words={words} />
        <ControlButton name={words.close} icon="M6 6l12 12M18 6L6 18" onPress={onClose} />
      </div>
    </div>
  )
}
