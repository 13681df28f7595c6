'use client'

import type { ReviewPlayerProps } from '../types'

/** The picture, the notes over it, the timeline and the controls. */
export function ReviewPlayer({ source, overlay }: ReviewPlayerProps) {
  return (
    <div className="on-ink">
      <video src={source.url} poster={source.poster ?? undefined} muted playsInline />
      {overlay}
    </div>
  )
}
