import type { ReactNode } from 'react'
import { AnyLink } from './any-link'

const BOX = 'inline-flex items-center border px-3 py-1 text-small'

interface Props {
  children: ReactNode
  href?: string
  isCurrent?: boolean
  /** Whether the scroll position is kept. Used for a link that changes only a part of the page. */
  keepsPlace?: boolean
}

export function Tag({ children, href, isCurrent = false, keepsPlace = false }: Props) {
  if (!href) return <span className={`${BOX} border-rule`}>{children}</span>
  return (
    <AnyLink
      href={href}
      keepsPlace={keepsPlace}
      aria-current={isCurrent ? 'true' : undefined}
      className={`${BOX} min-h-11 border-fg/45 no-underline hover:border-fg aria-[current]:border-fg aria-[current]:bg-fg aria-[current]:text-bg`}
    >
      {children}
    </AnyLink>
  )
}
