import type { Media } from '@studio/shared/contracts/common'
import type { BlockContext } from '@/lib/block-context'
import { dateText } from '@/lib/date-text'
import { FRAMES_A_SECOND, timecode } from '@/lib/timecode'
import type { ReactNode } from 'react'

interface FactListProps {
  facts: { label: string; value: ReactNode }[]
  className?: string
}

/** A list of labels and their values. */
export function FactList({ facts, className = '' }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4 ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="border-t-2 border-fg pt-3">
          <dt className="slate text-pencil">{label}</dt>
          <dd className="mt-1 leading-snug font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A number and its meaning. It belongs in a `dl`. */
export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="stat flex flex-col-reverse justify-end border-t-2 border-fg pt-4">
      <dt className="mt-2 max-w-[16rem] leading-snug">{label}</dt>
      <dd className="title-2 tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

interface DayTextProps {
  day: string
  context: Pick<BlockContext, 'country' | 'locale'>
}

export function DayText({ day, context }: DayTextProps) {
  return <time dateTime={day}>{dateText(day, context)}</time>
}

/** A duration as a timecode, which is the same in every language. */
export function TimecodeMark({ frames }: { frames: number }) {
  return (
    <bdi lang="en" dir="ltr" className="slate">
      {timecode(frames)}
    </bdi>
  )
}

/** @returns a clip's length in frames. Null for a picture, or if the length is unknown */
export function framesOf(media: Media | null): number | null {
  const duration = media?.clip?.duration
  return typeof duration === 'number' ? Math.round(duration * FRAMES_A_SECOND) : null
}
