'use client'

import { useSyncExternalStore, type RefObject } from 'react'
import { LookButton } from './look-button'
import type { PanoramaWords } from './words'

interface Props {
  frame: RefObject<HTMLDivElement | null>
  words: PanoramaWords
}

/** Some phones fill their screen with films only: there it is left out. */
export function FullScreenButton({ frame, words }: Props) {
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : frame.current?.requestFullscreen()
    done?.catch(() => undefined)
  }
  if (!document.fullscreenEnabled) return null
  return (
    <LookButton
      name={isFull ? words.leaveFullScreen : words.fullScreen}
      icon={
        isFull ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
      }
      isOn={isFull}
      onPress={toggle}
    />
  )
}
