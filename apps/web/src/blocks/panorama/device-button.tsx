'use client'

import { useEffect, useState } from 'react'
import { LookButton } from './look-button'
import type { Look } from './open-look'
import type { PanoramaWords } from './words'

interface Props {
  device: Look['device']
  words: PanoramaWords
}

/** Only where the device can tell how it is held; some ask the visitor first. */
export function DeviceButton({ device, words }: Props) {
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
