'use client'

import { useRef, type MouseEvent, type ReactNode } from 'react'
import { logOut } from '../session-ended'

interface Props {
  /**
   * A page with a logout button for browsers without scripts. With scripts, it shows the result.
   */
  href: string
  className: string
  children: ReactNode
}

/** A link that ends the session when it is clicked. */
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
