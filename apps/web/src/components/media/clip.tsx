import type { Clip as ClipView, Media } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { ClipPlayer } from './clip-player'
import { clipSources } from './clip-sources'
import { translator } from '@/i18n/translator'

interface Props {
  clip: ClipView
  focalPoint: Media['focalPoint']
  locale: Locale
}

/** A muted loop over its poster, whose alternative text describes it. */
export function Clip({ clip, focalPoint, locale }: Props) {
  const t = translator(locale, 'media')
  const named = { hasTitle: String(clip.title !== null), title: clip.title ?? '' }
  return (
    <ClipPlayer
      sources={clipSources(clip)}
      focalPoint={focalPoint}
      playLabel={t('playClip', named)}
      pauseLabel={t('pauseClip', named)}
    />
  )
}
