'use client'

import { createContext, use, useId, type ReactNode } from 'react'

const WatermarkContext = createContext<string | null>(null)

/** Puts a name over every picture that is shown inside. */
export function Watermarked({ text, children }: { text: string; children: ReactNode }) {
  return <WatermarkContext value={text}>{children}</WatermarkContext>
}

/** About as wide as a character of the mark is on average, and the room between two of them. */
const CHARACTER = 11
const GAP = 90

/**
 * Who is looking, again and again over the picture: whoever films the screen shows whose it was.
 * It lies over the picture and is no part of it; nothing where nobody is to be named.
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
