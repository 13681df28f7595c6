import type { ReactNode } from 'react'

/** The result of an action. Success and failure differ by icon as well as color. */
export function Notice({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex items-start gap-4 border-s-4 bg-raised py-3.5 ps-4 pe-5 ${isBad ? 'border-s-alert' : 'border-s-signal'}`}
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        className={`mt-1.5 flex-none ${isBad ? 'text-alert' : 'text-accent'}`}
        aria-hidden
      >
        <path d={isBad ? 'm2 2 12 12M14 2 2 14' : 'm1 9 5 5 9-12'} />
      </svg>
      <div>{children}</div>
    </div>
  )
}
