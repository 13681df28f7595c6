import type { CSSProperties } from 'react'
import type { Media } from '@studio/shared/contracts/common'
import { getImageProps } from 'next/image'
import { focusOf } from './film-files'
import { SMALL_SCREEN } from './small-screen'

interface Props {
  film: Media
  smallFilm: Media
  /** How wide it stands on large and on small screens. */
  sizes: (media: Media) => { large: string; small: string }
  className?: string
}

/** The page's largest picture, so it is asked for first; small screens have one of their own. */
export function OpeningPoster({ film, smallFilm, sizes, className = '' }: Props) {
  const large = imageOf(film, sizes(film).large)
  const small = imageOf(smallFilm, sizes(smallFilm).small)
  const style: CSSProperties = {
    backgroundColor: film.dominantColor ?? undefined,
    '--focus': focusOf(film),
    '--small-focus': focusOf(smallFilm),
  }
  return (
    <picture className="contents">
      <source media={SMALL_SCREEN} srcSet={small.srcSet} sizes={small.sizes} />
      <img {...large} alt={film.alt} className={`opening-poster ${className}`} style={style} />
    </picture>
  )
}

function imageOf({ src, alt, width, height }: Media, sizes: string) {
  const loading = { loading: 'eager', fetchPriority: 'high' } as const
  return getImageProps({ src, alt, width, height, sizes, ...loading }).props
}
