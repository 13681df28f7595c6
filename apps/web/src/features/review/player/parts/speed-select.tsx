import type { PlayerWords } from '../../types'
import { CHOSEN_SPEEDS } from '../playback/shuttle'
import { usePlayer, usePlayerState } from '../use-player'

interface Props {
  words: PlayerWords
  /** BCP 47 tag for numbers. */
  format: string
}

/** The list of speeds. If J or L has set a speed that is not in the list, it is added. */
export function SpeedSelect({ words, format }: Props) {
  const player = usePlayer()
  const speed = usePlayerState(player, (state) => state.speed)
  const isOffered = CHOSEN_SPEEDS.some((offered) => offered === speed)
  const number = new Intl.NumberFormat(format)
  return (
    <select
      dir="ltr"
      aria-label={words.speed}
      title={words.speed}
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
