'use client'

import { useMember } from './use-member'

interface Props {
  login: string
  portal: string
  label: string
  className: string
}

/** A link to the portal. Without a session it leads to the login. */
export function PortalLink({ login, portal, label, className }: Props) {
  return (
    <a href={useMember() === 'nobody' ? login : portal} className={className}>
      {label}
    </a>
  )
}
