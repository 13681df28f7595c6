import type { MouseEvent } from 'react'

interface Props {
  /** The heights of the waveform's bars, from 0 to 100. */
  peaks: readonly number[]
  /** The part of the recording that has been heard, from 0 to 1. */
  played: number
  onSeek: (part: number) => void
}

/**
 * The waveform is hidden from screen readers, because the seek bar below does the same by keyboard.
 */
export function Waveform({ peaks, played, onSeek }: Props) {
  if (peaks.length === 0) return null
  const seek = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onSeek((clientX - left) / width)
  }
  return (
    <svg
      viewBox={`0 0 ${peaks.length * 4} 100`}
      preserveAspectRatio="none"
      className="h-20 w-full cursor-pointer"
      data-slot="waveform"
      aria-hidden
      onClick={seek}
    >
      {peaks.map((peak, index) => (
        <rect
          key={index}
          x={index * 4}
          y={50 - Math.max(peak, 3) / 2}
          width={2.4}
          height={Math.max(peak, 3)}
          fill={index < played * peaks.length ? 'var(--color-signal)' : 'currentColor'}
          opacity={index < played * peaks.length ? 1 : 0.45}
        />
      ))}
    </svg>
  )
}
