'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '../idle/when-idle'
import { layOutRest } from './lay-out-rest'

export function LayOutWhenQuiet() {
  const pathname = usePathname()
  useEffect(() => {
    let stop: (() => void) | undefined
    const callOff = whenIdle(() => {
      stop = layOutRest(inNextQuietMoment)
    })
    return () => {
      callOff()
      stop?.()
    }
  }, [pathname])
  return null
}

function inNextQuietMoment(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: 500 })
    return () => {
      cancelIdleCallback(waiting)
    }
  }
  const waiting = setTimeout(act, 50)
  return () => {
    clearTimeout(waiting)
  }
}
