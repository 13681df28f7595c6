'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { forgetReturn } from '../arrival/forget-return'
import { inNextQuietMoment } from '../idle/in-next-quiet-moment'
import { whenIdle } from '../idle/when-idle'
import { layOutRest } from './lay-out-rest'

export function LayOutWhenQuiet() {
  const pathname = usePathname()
  useEffect(() => {
    forgetReturn()
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
