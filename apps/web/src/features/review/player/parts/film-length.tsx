import type { PlayerWords } from '../../types'
import { lengthOf } from '../film-time'
import { usePlayer, usePlayerState } from '../use-player'

export function FilmLength({ words }: { words: PlayerWords }) {
  const { facts } = usePlayer()
  return (
    <span lang="en" className="slate whitespace-nowrap text-pencil">
      <span className="sr-only">{words.length} </span>
      <span aria-hidden>/ </span>
      {lengthOf(facts)}
    </span>
  )
}

interface Props {
  words: PlayerWords
  /** BCP 47 tag for numbers. */
  format: string
}

/** Number of the current frame, counted from 0. */
export function FrameNumber({ words, format }: Props) {
  const player = usePlayer()
  const frame = usePlayerState(player, (state) => state.frame)
  return (
    <span className="player-number slate whitespace-nowrap text-pencil">
      {words.frame} <bdi>{new Intl.NumberFormat(format).format(frame)}</bdi>
    </span>
  )
}
