import type { Media } from '@studio/shared/contracts/common'
import { fallbackSrcOf, srcSetOf } from '@studio/shared/picture-sizes'

interface Props {
  media: Media
  /** The picture's width on the page, by which the browser chooses a file. */
  sizes: string
  /** Whether this is the page's largest picture, which loads first. */
  isLead?: boolean
  className?: string
}

/**
 * A picture of the library or a clip's poster, as AVIF or WebP. Its dominant color fills the frame
 * until it has loaded. This is a server component without scripts.
 * It is a `picture`, because for a plain `img` React would add a preload hint to the page's data,
 * and prefetching a link would then load the pictures of the other page.
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
        alt={alt}
        {...{ width, height, className, style }}
        src={fallbackSrcOf(media)}
        decoding="async"
      />
    </picture>
  )
}
