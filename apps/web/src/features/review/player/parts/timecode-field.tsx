import { formatTimecode } from '@studio/shared/review/timecode'
import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { readFrame } from '../film-time'
import { usePlayer, usePlayerState } from '../use-player'

/** Shows the current timecode, and seeks to a typed one. */
export function TimecodeField() {
  const t = useTranslations('review')
  const player = usePlayer()
  const { facts } = player
  const hint = useId()
  const frame = usePlayerState(player, (state) => state.frame)
  /** The typed text, or null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)

  const leave = () => {
    setTyped(null)
    setIsWrong(false)
  }
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The focus returns to the timeline, where keys control the player.
    const timeline = event.currentTarget.closest('section')?.querySelector('[role=slider]')
    const wanted = typed === null ? frame : readFrame(typed, facts, frame)
    setIsWrong(wanted === null)
    if (wanted === null) return
    if (timeline instanceof HTMLElement) timeline.focus()
    void player.seekToFrame(wanted)
  }
  return (
    <form className="relative" onSubmit={go}>
      <input
        type="text"
        dir="ltr"
        lang="en"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={t('player.timecode')}
        aria-describedby={hint}
        aria-invalid={isWrong}
        title={t('player.timecodeHint')}
        value={typed ?? formatTimecode(frame, facts)}
        className="player-timecode"
        onFocus={({ target }) => {
          if (player.isPlaying) player.pause()
          target.select()
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsWrong(false)
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Escape must not also close a dialog that contains the room.
          event.preventDefault()
          leave()
          event.currentTarget.blur()
        }}
      />
      <span id={hint} role="status" dir="auto" className={isWrong ? 'player-wrong' : 'sr-only'}>
        {isWrong ? t('player.timecodeInvalid') : t('player.timecodeHint')}
      </span>
    </form>
  )
}
