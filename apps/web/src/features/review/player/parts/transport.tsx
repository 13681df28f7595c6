import { useTranslations } from 'next-intl'
import { usePlayer, usePlayerState } from '../use-player'
import { IconButton } from './icon-button'

interface Props {
  hasFrames: boolean
}

/** The buttons run from left to right in every language, like the film. */
export function Transport({ hasFrames }: Props) {
  const t = useTranslations('review')
  const player = usePlayer()
  const isPlaying = usePlayerState(player, (state) => state.isPlaying)
  return (
    <div dir="ltr" className="gap-1">
      {hasFrames && (
        <IconButton
          name={t('player.frameBack')}
          icon="M7 5v14M18 6l-7 6 7 6z"
          shortcut="ArrowLeft"
          onClick={() => void player.stepBy(-1)}
        />
      )}
      <IconButton
        name={isPlaying ? t('player.pause') : t('player.play')}
        icon={isPlaying ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 4v16l12-8z'}
        isSolid
        shortcut="K"
        className="player-play"
        onClick={isPlaying ? player.pause : player.play}
      />
      {hasFrames && (
        <IconButton
          name={t('player.frameOn')}
          icon="M17 5v14M6 6l7 6-7 6z"
          shortcut="ArrowRight"
          onClick={() => void player.stepBy(1)}
        />
      )}
    </div>
  )
}
