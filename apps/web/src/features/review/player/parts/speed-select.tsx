import { useTranslations } from 'next-intl'
import { CHOSEN_SPEEDS } from '../playback/shuttle'
import { usePlayer, usePlayerState } from '../use-player'

interface Props {
  /** BCP 47 tag for numbers. */
  format: string
}

/** The list of speeds. If J or L has set a speed that is not in the list, it is added. */
export function SpeedSelect({ format }: Props) {
  const t = useTranslations('review')
  const player = usePlayer()
  const speed = usePlayerState(player, (state) => state.speed)
  const isOffered = CHOSEN_SPEEDS.some((offered) => offered === speed)
  const number = new Intl.NumberFormat(format)
  return (
    <select
      dir="ltr"
      aria-label={t('player.speed')}
      title={t('player.speed')}
      value={speed}
      className="player-speed slate"
      onChange={({ target }) => player.setSpeed(Number(target.value))}
    >
      {!isOffered && <option value={speed}>{number.format(speed)}×</option>}
      {CHOSEN_SPEEDS.map((offered) => (
        <option key={offered} value={offered}>
          {number.format(offered)}×
        </option>
      ))}
    </select>
  )
}
