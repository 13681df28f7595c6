'use client'

import { useEffect } from 'react'
import { watchMenus } from './watch-menus'

/** What the browser’s popovers leave to us; without scripts the menus open and close all the same. */
export function MenuWatch({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId)
    return header ? watchMenus(header) : undefined
  }, [headerId])
  return null
}
