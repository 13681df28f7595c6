interface Props {
  isPlaying: boolean
  words: { play: string; pause: string }
  onPress: () => void
}

/** Says what pressing it does. */
export function PlayButton({ isPlaying, words, onPress }: Props) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex size-12 flex-none items-center justify-center border border-fg/55 bg-ink/55 text-paper hover:border-fg hover:bg-paper hover:text-ink"
    >
      <span className="sr-only">{isPlaying ? words.pause : words.play}</span>
      <svg width="14" height="16" viewBox="0 0 14 16" fill="currentColor" aria-hidden>
        <path d={isPlaying ? 'M1 0h4v16H1zM9 0h4v16H9z' : 'M1 0l13 8-13 8z'} />
      </svg>
    </button>
  )
}
