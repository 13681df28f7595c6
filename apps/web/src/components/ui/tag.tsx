import type { ReactNode } from 'react'
import { AnyLink } from './any-link'

const BOX = 'inline-flex items-center border px-3 py-1 text-small'

interface Props {
  children: ReactNode
  /** Leads to everything that carries the same tag. */
  href?: string
  isCurrent?: boolean
  /** Changes a part of the page: the page stays where it is scrolled to. */
  keepsPlace?: boolean
}

/** What something is about. */
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
