'use client'

import { useState } from 'react'
import { useMember } from './use-member'

interface Props {
  /** The login, for whoever is not logged in. */
  href: string
  words: { logIn: string; admin: string; opening: string; portal: string }
  className: string
}

/**
 * In a header that is the same for everybody: “Log in”, or the way to the admin's site, from where
 * clients are led on to their portal. Theirs is called after that, as long as it is not known who
 * somebody is too.
 */
export function AccountLink({ href, words, className }: Props) {
  const [isOpening, setIsOpening] = useState(false)
  const member = useMember()
  if (member === 'nobody') {
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
    void import('./admin-sso').then(({ openAdmin }) => openAdmin()).then(rest, rest)
  }
  return (
    <button
      type="button"
      className={`account-link ${className}`}
      aria-disabled={isOpening}
      onClick={open}
    >
      {isOpening ? words.opening : member === 'staff' ? words.admin : words.portal}
    </button>
  )
}
