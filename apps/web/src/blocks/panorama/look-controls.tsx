'use client'

import { useEffect, useState, type RefObject } from 'react'
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

/** Only where the device can tell how it is held; some ask the visitor first. */
function DeviceButton({ device, words }: { device: Look['device']; words: PanoramaWords }) {
  const [isThere, setIsThere] = useState(false)
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')

  useEffect(() => {
    let isWanted = true
    void device.isThere.then((answer) => isWanted && setIsThere(answer))
    return () => {
      isWanted = false
    }
  }, [device])

  const toggle = async () => {
    if (state === 'on') {
      device.leave()
      setState('off')
    } else setState((await device.follow()) ? 'on' : 'refused')
  }
  if (!isThere) return null
  return (
    <>
      <LookButton
        name={state === 'on' ? words.stopFollowing : words.followDevice}
        icon="M8 3h8v18H8zM4 8l-2 4 2 4M20 8l2 4-2 4"
        isOn={state === 'on'}
        onPress={() => void toggle()}
      />
      <span role="status" className={state === 'refused' ? 'self-center text-small' : 'sr-only'}>
        {state === 'refused' && words.deviceRefused}
      </span>
    </>
  )
}
