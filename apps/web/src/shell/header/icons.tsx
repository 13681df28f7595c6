export function MenuIcon() {
  return (
    <svg
      width="18"
      height="12"
      viewBox="0 0 18 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d="M0 1h18M0 6h18M0 11h18" />
    </svg>
  )
}

/**
 * An arrow that points down for a menu, onward for a further level, and back to the previous one.
 */
export function Chevron({ points }: { points: 'down' | 'onward' | 'back' }) {
  return <span className={`chevron chevron-${points}`} aria-hidden />
}
