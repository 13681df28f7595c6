import type { Media } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { Clip } from './clip'
import { Picture } from './picture'

interface Props {
  media: Media
  locale: Locale
  sizes: string
  /** The form of the frame, which keeps its place until the picture is there. */
  className: string
  isLead?: boolean
}

/** What an editor chose for a frame: a picture, or a clip that plays on its poster. */
export function Visual({ media, locale, sizes, className, isLead = false }: Props) {
  return (
    <div className={`relative overflow-hidden ${className}`} data-slot="visual">
      <Picture media={media} sizes={sizes} isLead={isLead} className="size-full object-cover" />
      {media.clip && <Clip clip={media.clip} focalPoint={media.focalPoint} locale={locale} />}
    </div>
  )
}
