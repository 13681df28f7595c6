import type { ReactNode } from 'react'

/** A field's error, marked by a cross and not only by its color. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-baseline gap-2 text-small font-semibold text-alert">
      <svg
        width="11"
        height="11"
        viewBox="0 0 11 11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        className="flex-none"
        aria-hidden
      >
        <path d="m1 1 9 9M10 1l-9 9" />
      </svg>
      {children}
    </p>
  )
}
