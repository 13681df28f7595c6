'use client'

import { useState } from 'react'
import { useIsMember } from './use-is-member'

interface Props {
  /** The login, for whoever is not logged in. */
  href: string
  words: { logIn: string; admin: string; opening: string }
  className: string
}

/** In a header that is the same for everybody: “Log in”, or the way to the admin's site. */
export function AccountLink({ href, words, className }: Props) {
  const [isOpening, setIsOpening] = useState(false)
  if (!useIsMember()) {
    return (
      <a href={href} className={className}>
        {words.logIn}
      </a>
    )
  }
  const open = () => {
    if (isOpening) return
    setIsOpening(true)
    const rest = () => setIsOpening(false)
    void import('./hand-over').then(({ handOver }) => handOver()).then(rest, rest)
  }
  return (
    <button type="button" className={className} aria-disabled={isOpening} onClick={open}>
      {isOpening ? words.opening : words.admin}
    </button>
  )
}
