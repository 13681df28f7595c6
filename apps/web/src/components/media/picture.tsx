import type { Media } from '@studio/shared/contracts/common'
import { fallbackSrcOf, srcSetOf } from '@studio/shared/picture-sizes'

interface Props {
  media: Media
  /** How wide it stands on the page, so that the browser takes the right file. */
  sizes: string
  /** The page's largest picture: loaded first. */
  isLead?: boolean
  className?: string
}

/**
 * A picture of the library, or the poster of a clip, as AVIF or WebP on its
 * colour until it is there. Made on the server: it needs no script.
 *
 * For an `img` of its own React would send a preload hint along with the page's
 * data, and prefetching a link would fetch the other page's picture.
 */
export function Picture({ media, sizes, isLead = false, className = '' }: Props) {
  const { alt, width, height, focalPoint, dominantColor } = media
  const loading = isLead
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const)
  const style = {
    objectPosition: `${focalPoint.x}% ${focalPoint.y}%`,
    ...(dominantColor && { backgroundColor: dominantColor }),
  }
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSetOf(media)} sizes={sizes} />
      <img
        {...loading}
        {...{ alt, width, height, className, style }}
        src={fallbackSrcOf(media)}
        decoding="async"
      />
    </picture>
  )
}
