import type { ReactNode } from 'react'
import { AnyLink } from './any-link'
import { FrameMarks } from './marks'
import { TimecodeMark } from '@/components/ui/facts'

interface Props {
  picture: ReactNode
  title: string
  href: string
  /** The kind of work, or the client. */
  credit?: string | null
  /** The length in frames at 24 frames per second, if it is known. */
  frames?: number | null
  isShownPointed?: boolean
}

export function ReelTile({ picture, title, href, credit, frames, isShownPointed = false }: Props) {
  return (
    <article className="tile relative" {...(isShownPointed ? { 'data-shown': 'hover' } : {})}>
      <div className="tile-frame">
        <div className="tile-still size-full">{picture}</div>
        <span className="tile-marks absolute inset-0 text-white mix-blend-difference">
          <FrameMarks />
        </span>
        {typeof frames === 'number' && (
          <span className="tile-time">
            <TimecodeMark frames={frames} />
          </span>
        )}
      </div>
      <h3 className="mt-3 font-semibold">
        <AnyLink href={href} className="whole-link hover:underline">
          {title}
        </AnyLink>
      </h3>
      {credit && <p className="text-small text-pencil">{credit}</p>}
    </article>
  )
}
