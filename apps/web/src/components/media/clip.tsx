import type { Clip as ClipView, Media } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { ClipPlayer } from './clip-player'
import { translator } from '@/i18n/translator'

interface Props {
  clip: ClipView
  focalPoint: Media['focalPoint']
  locale: Locale
}

/** A muted loop over its poster; the poster's words tell what is seen. */
export function Clip({ clip, focalPoint, locale }: Props) {
  const t = translator(locale, 'media')
  const named = { hasTitle: String(clip.title !== null), title: clip.title ?? '' }
  return (
    <ClipPlayer
      sources={sourcesOf(clip)}
      focalPoint={focalPoint}
      playLabel={t('playClip', named)}
      pauseLabel={t('pauseClip', named)}
    />
  )
}

/** Named with its codec: a browser that cannot play AV1 would otherwise load some of it first. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"'

function sourcesOf({ av1Src, src, mimeType }: ClipView) {
  const own = { src, type: mimeType }
  return av1Src ? [{ src: av1Src, type: AV1 }, own] : [own]
}
