import type { Media } from '@studio/shared/contracts/common'
import { getImageProps } from 'next/image'

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
 */
export function Picture({ media, sizes, isLead = false, className = '' }: Props) {
  const { focalPoint, dominantColor } = media
  const { props } = getImageProps({
    src: media.src,
    alt: media.alt,
    width: media.width,
    height: media.height,
    sizes,
    ...(isLead ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }),
  })
  const style = {
    objectPosition: `${focalPoint.x}% ${focalPoint.y}%`,
    ...(dominantColor && { backgroundColor: dominantColor }),
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- Next's own component would add a script
    <img {...props} alt={media.alt} className={className} style={style} />
  )
}
