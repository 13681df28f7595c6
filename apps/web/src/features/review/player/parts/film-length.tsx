import type { PlayerWords } from '../../types'
import { lengthOf } from '../film-time'
import { usePlayer, usePlayerState } from '../use-player'

interface Props {
  words: PlayerWords
  /** BCP 47 tag in which numbers are written. */
  format: string
  hasFrames: boolean
}

/** How long the film is, and which of its frames is seen, counted from 0 as everywhere in the room. */
export function FilmLength({ words, format, hasFrames }: Props) {
  const player = usePlayer()
  const frame = usePlayerState(player, (state) => state.frame)
  return (
    <>
      <span dir="ltr" lang="en" className="slate whitespace-nowrap text-pencil">
        <span className="sr-only">{words.length} </span>
        <span aria-hidden>/ </span>
        {lengthOf(player.facts)}
      </span>
      {hasFrames && (
        <span className="player-number slate whitespace-nowrap text-pencil">
          {words.frame} <bdi>{new Intl.NumberFormat(format).format(frame)}</bdi>
        </span>
      )}
    </>
  )
}
