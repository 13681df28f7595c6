'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Side {
  name: string
  picture: ReactNode
}

interface Props {
  label: string
  before: Side
  after: Side
  /** BCP 47 tag for the handle's position in words. */
  format: string
}

const START = 50

/** A range input over two pictures. The browser moves it by key, touch and pointer. */
export function CompareSlider({ label, before, after, format }: Props) {
  const range = useRef<HTMLInputElement>(null)
  const [cut, setCut] = useState(START)
  // Before hydration, the visitor may have moved the handle, or the browser may have restored its
  // position.
  useEffect(() => setCut(range.current?.valueAsNumber ?? START), [])
  const share = new Intl.NumberFormat(format, { style: 'percent' }).format(cut / 100)
  const caption = 'slate absolute top-3 px-2'
  return (
    <div
      className="compare relative aspect-video overflow-hidden bg-blue select-none"
      style={{ '--cut': `${cut}%` }}
    >
      <div className="size-full">{before.picture}</div>
      <div className="compare-after absolute inset-0">{after.picture}</div>
      <span className={`${caption} start-3 bg-paper text-ink`}>{before.name}</span>
      <span className={`${caption} end-3 bg-ink text-paper`}>{after.name}</span>
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        step={1}
        value={cut}
        aria-label={label}
        aria-valuetext={`${before.name} ${share}`}
        className="compare-range absolute inset-0 size-full"
        onChange={({ target }) => setCut(target.valueAsNumber)}
      />
      <span
        className="compare-edge pointer-events-none absolute inset-y-0 grid w-[3px] place-items-center bg-signal"
        aria-hidden
      >
        <span className="compare-grip absolute grid size-11 place-items-center rounded-round border-3 border-signal bg-ink text-paper">
          <svg
            width="20"
            height="10"
            viewBox="0 0 20 10"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="M5 1 1 5l4 4M15 1l4 4-4 4" />
          </svg>
        </span>
      </span>
    </div>
  )
}
