import type { Media } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { Film } from '@/components/player/film'
import { Clip } from './media/clip'
import { Picture } from './media/picture'

interface Props {
  media: Media
  locale: Locale
  sizes: string
  /** Classes for the frame's aspect ratio, which reserve its space. */
  className: string
  isLead?: boolean
}

/**
 * The medium that an editor has chosen: a picture, a clip that loops on its poster, or a film with
 * sound.
 */
export function Visual({ media, locale, sizes, className, isLead = false }: Props) {
  return (
    <div className={`relative overflow-hidden ${className}`} data-slot="visual">
      <Picture media={media} sizes={sizes} isLead={isLead} className="size-full object-cover" />
      {media.clip &&
        (media.clip.sound ? (
          <Film film={media.clip} locale={locale} />
        ) : (
          <Clip clip={media.clip} focalPoint={media.focalPoint} locale={locale} />
        ))}
    </div>
  )
}
