'use client'

import { useState } from 'react'
import { useMember } from './use-member'

interface Props {
  /** The login page, for visitors without a session. */
  href: string
  words: { logIn: string; admin: string; opening: string; portal: string }
  className: string
}

/**
 * The header's link to the account. Cached pages contain the same link for everybody. Without a
 * session it says “Log in”. Otherwise it leads to the admin's site, which redirects clients to
 * their portal. While the role is unknown, it has the portal's name.
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
