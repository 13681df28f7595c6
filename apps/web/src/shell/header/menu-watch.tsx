'use client'

import { useEffect } from 'react'
import { watchMenus } from './watch-menus'

/** Enhances the menus' popovers, which work without scripts. */
export function MenuWatch({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId)
    return header ? watchMenus(header) : undefined
  }, [headerId])
  return null
}
