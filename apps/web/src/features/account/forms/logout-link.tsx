'use client'

import { useRef, type MouseEvent, type ReactNode } from 'react'
import { logOut } from '../session-ended'

interface Props {
  /** The page that asks whoever has no scripts, and tells all others that it is done. */
  href: string
  className: string
  children: ReactNode
}

/** Ends the session with the press itself. */
export function LogoutLink({ href, className, children }: Props) {
  const isLeaving = useRef(false)
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    if (isLeaving.current) return
    isLeaving.current = true
    void logOut().then(() => location.assign(href))
  }
  return (
    <a href={href} className={className} data-action="log-out" onClick={leave}>
      {children}
    </a>
  )
}
