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

/** A picture of the library as AVIF or WebP. Made on the server: it needs no script. */
export function Picture({ media, sizes, isLead = false, className = '' }: Props) {
  const objectPosition = `${media.focalPoint.x}% ${media.focalPoint.y}%`
  if (media.mimeType.startsWith('video/')) return <Clip media={media} className={className} />
  const { props } = getImageProps({
    src: media.src,
    alt: media.alt,
    width: media.width,
    height: media.height,
    sizes,
    ...(isLead ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }),
  })
  return (
    // eslint-disable-next-line @next/next/no-img-element -- Next's own component would add a script
    <img {...props} alt={media.alt} className={className} style={{ objectPosition }} />
  )
}

function Clip({ media, className }: Pick<Props, 'media' | 'className'>) {
  return (
    <video
      src={media.src}
      width={media.width}
      height={media.height}
      aria-label={media.alt}
      className={className}
      controls
      muted
      playsInline
      preload="metadata"
    />
  )
}
