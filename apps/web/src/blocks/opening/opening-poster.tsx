import type { CSSProperties } from 'react'
import type { Media } from '@studio/shared/contracts/common'
import { fallbackSrcOf, srcSetOf } from '@studio/shared/picture-sizes'
import { focusOf, SMALL_SCREEN } from './video-files'

interface Props {
  film: Media
  smallFilm: Media
  sizes: (media: Media) => { large: string; small: string }
  className?: string
}

/** The page's largest picture, which therefore loads first. Small screens have their own poster. */
export function OpeningPoster({ film, smallFilm, sizes, className = '' }: Props) {
  const style: CSSProperties = {
    backgroundColor: film.dominantColor ?? undefined,
    '--focus': focusOf(film),
    '--small-focus': focusOf(smallFilm),
  }
  return (
    <picture className="contents">
      <source
        type="image/avif"
        media={SMALL_SCREEN}
        srcSet={srcSetOf(smallFilm)}
        sizes={sizes(smallFilm).small}
      />
      <source type="image/avif" srcSet={srcSetOf(film)} sizes={sizes(film).large} />
      <source media={SMALL_SCREEN} srcSet={fallbackSrcOf(smallFilm)} />
      <img
        src={fallbackSrcOf(film)}
        alt={film.alt}
        width={film.width}
        height={film.height}
        loading="eager"
        fetchPriority="high"
        decoding="async"
        className={`opening-poster ${className}`}
        style={style}
      />
    </picture>
  )
}
