/**
 * The icons are not mirrored in right-to-left layouts, because video controls are the same in every
 * language.
 */
export function PlayIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden>
      <path d="M3 1.5v13l11-6.5z" />
    </svg>
  )
}

export function PauseIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden>
      <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" />
    </svg>
  )
}
