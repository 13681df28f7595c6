'use client'

import { createContext, use, useId, type ReactNode } from 'react'

const WatermarkContext = createContext<string | null>(null)

/** Shows a name over every picture inside the element. */
export function Watermarked({ text, children }: { text: string; children: ReactNode }) {
  return <WatermarkContext value={text}>{children}</WatermarkContext>
}

/** The average width of a character, and the gap between two marks, in pixels. */
const CHARACTER = 11
const GAP = 90

/**
 * Repeats the viewer's name over the picture, so that a screen recording shows who made it. Renders
 * nothing without a name. The picture's file is not changed.
 */
export function Watermark() {
  const text = use(WatermarkContext)
  const id = useId()
  if (text === null) return null
  const width = text.length * CHARACTER + GAP
  return (
    <svg className="watermark" aria-hidden data-slot="watermark">
      <defs>
        <pattern
          id={id}
          width={width}
          height={130}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <text x={GAP / 2} y={40}>
            {text}
          </text>
          <text x={GAP / 2 - width / 2} y={105}>
            {text}
          </text>
          <text x={GAP / 2 + width / 2} y={105}>
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
