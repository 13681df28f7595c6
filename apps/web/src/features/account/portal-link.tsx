'use client'

import { useIsMember } from './use-is-member'

interface Props {
  login: string
  portal: string
  label: string
  className: string
}

/** Clients' own entry: through the login, or past it. */
export function PortalLink({ login, portal, label, className }: Props) {
  return (
    <a href={useIsMember() ? portal : login} className={className}>
      {label}
    </a>
  )
}
