import type { ReelItem } from '@studio/shared/contracts/reel'
import { Picture } from '@/components/media/picture'
import { PagePicture, pathOfLink } from '@/components/media/view-transitions'
import { ReelTile } from '@/components/ui/reel-tile'
import { framesOf } from '@/components/ui/facts'

interface Props {
  item: ReelItem
  sizes: string
}

/** A video in a list. Its poster morphs into the picture at the head of its page. */
export function VideoTile({ item, sizes }: Props) {
  const { title, subtitle, href, media, key } = item
  return (
    <ReelTile
      picture={
        <PagePicture path={pathOfLink(href) ?? `film-${key}`}>
          <div className="size-full">
            <Picture media={media} sizes={sizes} className="size-full object-cover" />
          </div>
        </PagePicture>
      }
      title={title}
      href={href}
      credit={subtitle}
      frames={framesOf(media)}
    />
  )
}
