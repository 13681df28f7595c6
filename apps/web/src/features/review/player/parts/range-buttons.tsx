import { useTranslations } from 'next-intl'
import { currentFrame } from '../playback/player-state'
import { withIn, withOut, WHOLE } from '../playback/range'
import { usePlayer, usePlayerState } from '../use-player'
import { IconButton } from './icon-button'

/** The in button is left of the out button in every language, like the points on the timeline. */
export function RangeButtons() {
  const t = useTranslations('review')
  const player = usePlayer()
  const range = usePlayerState(player, (state) => state.range)
  const isLooping = usePlayerState(player, (state) => state.isLooping)
  return (
    <div dir="ltr">
      <IconButton
        name={t('player.setIn')}
        icon="M14 4H8v16h6"
        shortcut="I"
        onClick={() => player.setRange(withIn(range, currentFrame(player.getState())))}
      />
      <IconButton
        name={t('player.setOut')}
        icon="M10 4h6v16h-6"
        shortcut="O"
        onClick={() => player.setRange(withOut(range, currentFrame(player.getState())))}
      />
      {(range.in !== null || range.out !== null) && (
        <IconButton
          name={t('player.clearRange')}
          icon="M7 7l10 10M17 7L7 17"
          shortcut="X"
          onClick={({ currentTarget }) => {
            // The button disappears, so the one before it gets the focus.
            const { previousElementSibling: before } = currentTarget
            if (before instanceof HTMLElement) before.focus()
            player.setRange(WHOLE)
          }}
        />
      )}
      <IconButton
        name={t('player.loop')}
        icon="M4 12V7h14M15 4l3 3-3 3M20 12v5H6M9 20l-3-3 3-3"
        isOn={isLooping}
        shortcut="R"
        onClick={() => player.setLooping(!isLooping)}
      />
    </div>
  )
}
