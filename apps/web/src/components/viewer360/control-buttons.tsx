'use client'

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { OpenViewer } from './open-viewer'
import type { Viewer360Words } from './words'

interface ControlButtonProps {
  name: string
  /** The path of the icon, drawn in a square of 24 units. */
  icon: string
  isOn?: boolean
  onPress: () => void
}

export function ControlButton({ name, icon, isOn = false, onPress }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`grid size-11 place-items-center border transition-colors hover:border-fg ${isOn ? 'border-signal bg-signal text-ink' : 'border-fg/45'}`}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={icon} />
      </svg>
    </button>
  )
}

interface VideoButtonProps {
  film: HTMLVideoElement
  words: Viewer360Words
}

export function VideoButton({ film, words }: VideoButtonProps) {
  const isPaused = useSyncExternalStore(
    (changed) => {
      for (const event of ['play', 'pause']) film.addEventListener(event, changed)
      return () => {
        for (const event of ['play', 'pause']) film.removeEventListener(event, changed)
      }
    },
    () => film.paused,
    () => true,
  )
  return (
    <ControlButton
      name={isPaused ? words.play : words.pause}
      icon={isPaused ? 'M8 5v14l11-7z' : 'M9 5v14M15 5v14'}
      onPress={() => (isPaused ? void film.play() : film.pause())}
    />
  )
}

interface DeviceButtonProps {
  device: OpenViewer['device']
  words: Viewer360Words
}

/**
 * Lets the device's orientation turn the picture. The button is shown only if the device has a
 * sensor. Some devices ask for permission first.
 */
export function DeviceButton({ device, words }: DeviceButtonProps) {
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
      <ControlButton
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

interface FullScreenButtonProps {
  frame: RefObject<HTMLDivElement | null>
  words: Viewer360Words
}

/** A button for full screen. It is hidden on phones that allow full screen only for videos. */
export function FullScreenButton({ frame, words }: FullScreenButtonProps) {
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
    <ControlButton
      name={isFull ? words.leaveFullScreen : words.fullScreen}
      icon={
        isFull ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
      }
      isOn={isFull}
      onPress={toggle}
    />
  )
}
