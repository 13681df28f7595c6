import { useTranslations } from 'next-intl'
import { lengthOf } from '../film-time'
import { usePlayer, usePlayerState } from '../use-player'

export function FilmLength() {
  const t = useTranslations('review')
  const { facts } = usePlayer()
  return (
    <span lang="en" className="slate whitespace-nowrap text-pencil">
      <span className="sr-only">{t('player.length')} </span>
      <span aria-hidden>/ </span>
      {lengthOf(facts)}
    </span>
  )
}

interface Props {
  /** BCP 47 tag for numbers. */
  format: string
}

/** Number of the current frame, counted from 0. */
export function FrameNumber({ format }: Props) {
  const t = useTranslations('review')
  const player = usePlayer()
  const frame = usePlayerState(player, (state) => state.frame)
  return (
    <span className="player-number slate whitespace-nowrap text-pencil">
      {t('player.frame')} <bdi>{new Intl.NumberFormat(format).format(frame)}</bdi>
    </span>
  )
}
