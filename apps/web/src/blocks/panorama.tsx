import type { Media } from '@studio/shared/contracts/common'
import { translator } from '@/i18n/translator'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Picture } from '@/components/media/picture'
import type { BlockProps } from '@/lib/block-context'
import { Viewer360 } from '@/components/viewer360/viewer360'
import { viewer360Words } from '@/components/viewer360/words'

/** The frame's aspect ratios: see `viewer360.css`. */
const FRAMES = [
  { when: '(min-width: 48rem)', width: WRAP_WIDTH, aspect: 16 / 9 },
  // A phone's tall frame shows two fifths of the picture. A file of lower resolution is enough,
  // because the viewer loads the full one.
  { width: `(${WRAP_WIDTH}) * 0.64`, aspect: 4 / 5 },
]

/** A 360° picture. The viewer loads when a visitor opens it. */
export function Panorama({ block, context }: BlockProps<'panorama'>) {
  const { heading, intro, media, yaw } = block
  if (!media) return null
  const t = translator(context.locale, 'panorama')
  const poster = block.poster ?? media
  return (
    <section id={block.anchor} className="on-ink picture-band" data-slot="panorama">
      <div className="wrap grid gap-7">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 className="title-2 max-w-[16.1em]">{heading}</h2>
          {intro && <p className="max-w-[30rem] text-pencil">{intro}</p>}
        </div>
        <Viewer360 source={sourceOf(media, yaw)} name={media.alt} words={viewer360Words(t)}>
          <Picture
            media={poster}
            sizes={sizesIn(FRAMES, poster)}
            isLead
            className="size-full object-cover"
          />
        </Viewer360>
      </div>
    </section>
  )
}

function sourceOf({ src, clip }: Media, yaw: number) {
  return { picture: src, clip: clip?.src ?? null, yaw }
}
