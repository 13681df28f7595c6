import type { ReactNode } from 'react'

/** The id of the content's beginning, to which the studio's name links. */
export const CONTENT_ID = 'begin'

interface Props {
  label: string
  className: string
  children: ReactNode
}

/** A plain link to the content, so that the browser scrolls even without scripts. */
export function ToContent({ label, className, children }: Props) {
  return (
    <a href={`#${CONTENT_ID}`} aria-label={label} className={`group no-underline ${className}`}>
      {children}
      <svg
        className="mb-[0.4em] flex-none transition-transform group-hover:translate-y-1"
        width="26"
        height="30"
        viewBox="0 0 26 30"
        fill="none"
        stroke="var(--color-signal)"
        strokeWidth="3"
        aria-hidden
      >
        <path d="M13 0v27M2 16l11 11 11-11" />
      </svg>
    </a>
  )
}
