import type { Media } from '@studio/shared/contracts/common'
import type { ReactNode } from 'react'
import { sizesIn, WRAP_WIDTH } from './media/frame-sizes'
import { Picture } from './media/picture'

const FRAMES = [{ width: WRAP_WIDTH, aspect: 16 / 9 }]

interface Props {
  id: string | undefined
  slot: string
  heading: ReactNode
  intro: string | null
  picture: Media
  /** The class of the veil over the picture, which also contains the children. */
  veil: string
  children: ReactNode
}

export function PictureBand({ id, slot, heading, intro, picture, veil, children }: Props) {
  return (
    <section id={id} className="on-ink picture-band" data-slot={slot}>
      <div className="wrap grid gap-7">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 className="title-2 max-w-[16.1em]">{heading}</h2>
          {intro && <p className="max-w-[34rem] text-pencil">{intro}</p>}
        </div>
        <div className="relative aspect-video overflow-hidden">
          <Picture
            media={picture}
            sizes={sizesIn(FRAMES, picture)}
            className="size-full object-cover"
          />
          <div className={`absolute inset-0 ${veil}`}>{children}</div>
        </div>
      </div>
    </section>
  )
}
