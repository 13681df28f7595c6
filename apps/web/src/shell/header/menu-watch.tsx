'use client'

import { useEffect } from 'react'
import { watchMenus } from './watch-menus'

/** Adds behavior to the menus' popovers, which also work without scripts. */
export function MenuWatch({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId)
    return header ? watchMenus(header) : undefined
  }, [headerId])
  return null
}
