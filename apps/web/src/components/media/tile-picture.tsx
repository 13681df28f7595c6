import type { Media } from '@studio/shared/contracts/common'
import { PagePicture, pathOfLink } from '@/components/media/view-transitions'
import { FrameMarks } from '@/components/ui/marks'
import { sizesIn } from './frame-sizes'
import { Picture } from './picture'

interface Props {
  media: Media | null
  /** The address of the tile's page. The picture morphs into the one at the head of that page. */
  href: string
  frames: Parameters<typeof sizesIn>[0]
  className: string
  isLead?: boolean
}

/** A tile's picture, or an empty blue frame without one. */
export function TilePicture({ media, href, frames, className, isLead = false }: Props) {
  const frame = (
    <div className={`relative isolate overflow-hidden bg-blue ${className}`}>
      {media && (
        <Picture
          media={media}
          sizes={sizesIn(frames, media)}
          isLead={isLead}
          className="tile-still size-full object-cover"
        />
      )}
      <span
        className={`absolute inset-0 ${media ? 'tile-marks text-white mix-blend-difference' : 'text-ink'}`}
      >
        <FrameMarks />
      </span>
    </div>
  )
  const path = pathOfLink(href)
  return media && path ? <PagePicture path={path}>{frame}</PagePicture> : frame
}
