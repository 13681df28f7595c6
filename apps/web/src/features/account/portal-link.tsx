'use client'

import { useMember } from './use-member'

interface Props {
  login: string
  portal: string
  label: string
  className: string
}

/** Clients' own entry: through the login, or past it. */
export function PortalLink({ login, portal, label, className }: Props) {
  return (
    <a href={useMember() === 'nobody' ? login : portal} className={className}>
      {label}
    </a>
  )
}
