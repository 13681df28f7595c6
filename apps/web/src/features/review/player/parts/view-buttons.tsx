import { useTranslations } from 'next-intl'
import { useMediaSelector, useMediaStore } from 'media-chrome/react/media-store'
import { toggleFullScreen } from '../media-store'
import { IconButton } from './icon-button'

interface Props {
  hasPicture: boolean
  hasSafeAreas: boolean
  onSafeAreas: () => void
  onHelp: () => void
}

export function ViewButtons({ hasPicture, hasSafeAreas, onSafeAreas, onHelp }: Props) {
  const t = useTranslations('review')
  const store = useMediaStore()
  const isFull = useMediaSelector((state) => state.mediaIsFullscreen) ?? false
  const isFullOffered = useMediaSelector((state) => state.mediaFullscreenUnavailable) === undefined
  return (
    <div>
      {hasPicture && (
        <IconButton
          name={t('player.safeAreas')}
          icon="M3 5h18v14H3zM7 9h10v6H7z"
          isOn={hasSafeAreas}
          shortcut="S"
          onClick={onSafeAreas}
        />
      )}
      <IconButton
        name={t('player.shortcuts')}
        icon="M9 9a3 3 0 1 1 4 3q-1 .5-1 2M12 17v2"
        shortcut="?"
        aria-haspopup="dialog"
        className="player-help"
        onClick={onHelp}
      />
      {hasPicture && isFullOffered && (
        <IconButton
          name={isFull ? t('player.leaveFullScreen') : t('player.fullScreen')}
          icon={
            isFull
              ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5'
              : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
          }
          shortcut="F"
          onClick={() => toggleFullScreen(store)}
        />
      )}
    </div>
  )
}
