'use client'
import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  name: string
  children: ReactNode
}

export function IconButton({ name, children, className, ...props }: IconButtonProps) {
  return (
    <button
      aria-label={name}
      className={['price-table__icon', className].filter(Boolean).join(' ')}
      title={name}
      type="button"
      {...props}
    >
      {children}
    </button>
  )
}

const PATHS = {
  up: 'M4 10l4-4 4 4',
  down: 'M4 6l4 4 4-4',
  remove: 'M4.5 4.5l7 7m0-7l-7 7',
  details: 'M3 4.5h10M3 8h10M3 11.5h6',
} as const

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="16"
      stroke="currentColor"
      viewBox="0 0 16 16"
      width="16"
    >
      <path d={PATHS[name]} strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.5" />
    </svg>
  )
}
