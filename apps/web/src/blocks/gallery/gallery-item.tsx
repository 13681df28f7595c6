import type { BlockOf } from '@studio/shared/contracts/blocks'
import { sizesIn } from '@/components/media/frame-sizes'
import { Visual } from '@/components/visual'
import type { BlockContext } from '@/lib/block-context'

export type Item = BlockOf<'gallery'>['items'][number]

interface Props {
  item: Item
  context: BlockContext
  frames: Parameters<typeof sizesIn>[0]
  className: string
}

export function GalleryItem({ item: { media, caption }, context, frames, className }: Props) {
  return (
    <figure>
      <Visual
        media={media}
        locale={context.locale}
        sizes={sizesIn(frames, media)}
        className={className}
      />
      {caption && <figcaption className="mt-3 text-small text-pencil">{caption}</figcaption>}
    </figure>
  )
}
