import { useTranslations } from 'next-intl'
import { useMediaSelector, useMediaStore } from 'media-chrome/react/media-store'
import { setVolume, toggleMuted } from '../media-store'
import { IconButton } from './icon-button'

const SPEAKER = 'M4 9v6h4l5 4V5L8 9z'

interface Props {
  /** BCP 47 tag for numbers. */
  format: string
}

/** Phones do not let pages set the volume, so they only get the mute button. */
export function SoundControls({ format }: Props) {
  const t = useTranslations('review')
  const store = useMediaStore()
  const level = useMediaSelector((state) => state.mediaVolumeLevel)
  const volume = useMediaSelector((state) => state.mediaVolume) ?? 1
  const isFixed = useMediaSelector((state) => state.mediaVolumeUnavailable) === 'unsupported'
  const isMuted = level === 'off'
  const heard = isMuted ? 0 : volume
  return (
    <div>
      <IconButton
        name={isMuted ? t('player.unmute') : t('player.mute')}
        icon={isMuted ? `${SPEAKER}M17 9l5 6M22 9l-5 6` : `${SPEAKER}M17 8q3 4 0 8`}
        shortcut="M"
        onClick={() => toggleMuted(store)}
      />
      {!isFixed && (
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={heard}
          aria-label={t('player.volume')}
          aria-valuetext={new Intl.NumberFormat(format, { style: 'percent' }).format(heard)}
          className="player-volume"
          onChange={({ target }) => setVolume(store, target.valueAsNumber)}
        />
      )}
    </div>
  )
}
