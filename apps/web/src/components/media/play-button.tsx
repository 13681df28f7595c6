import { PauseIcon, PlayIcon } from './playback-icons'

interface Props {
  isPlaying: boolean
  words: { play: string; pause: string }
  onPress: () => void
}

/** A button whose label names the action that a press has. */
export function PlayButton({ isPlaying, words, onPress }: Props) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex size-12 flex-none items-center justify-center border border-fg/55 bg-ink/55 text-paper hover:border-fg hover:bg-paper hover:text-ink"
    >
      <span className="sr-only">{isPlaying ? words.pause : words.play}</span>
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </button>
  )
}
