export function SoundIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden>
      <path d="M1 5.5h3L8 2v12l-4-3.5H1z" />
      <path
        d="M10.5 5a4 4 0 0 1 0 6M12.5 3a7 7 0 0 1 0 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}

export function MutedIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden>
      <path d="M1 5.5h3L8 2v12l-4-3.5H1z" />
      <path d="m10.5 5.5 5 5m0-5-5 5" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

export function CaptionsIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" aria-hidden>
      <path d="M.75 2.75h14.5v10.5H.75z" strokeWidth="1.5" />
      <path d="M3 8h4m2 0h4M3 10.5h6m2 0h2" strokeWidth="1.5" />
    </svg>
  )
}

export function FullScreenIcon() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" aria-hidden>
      <path d="M1 5.5V1h4.5M10.5 1H15v4.5M15 10.5V15h-4.5M5.5 15H1v-4.5" strokeWidth="1.75" />
    </svg>
  )
}
