import { useSyncExternalStore } from 'react'
import { PlayIcon } from '@/components/media/playback-icons'

interface Props {
  href: string
  labels: { play: string; source: string }
  /**
   * Whether the button gets the focus, because the visitor has just declined the question of
   * consent.
   */
  isFocused: boolean
  onPlay: () => void
}

const LOOK =
  'group relative flex min-h-24 items-end p-4 text-start text-paper no-underline -outline-offset-4 sm:p-5'

/** A button that covers the whole poster. Without scripts it links to the video's own page. */
export function PlayVideo({ href, labels, isFocused, onPlay }: Props) {
  const hasScripts = useSyncExternalStore(
    ignore,
    () => true,
    () => false,
  )
  const words = (
    <span className="flex max-w-full items-stretch bg-ink">
      <span className="grid w-14 flex-none place-items-center bg-signal text-ink transition-colors group-hover:bg-paper">
        <PlayIcon />
      </span>
      <span className="min-w-0 px-4 py-2.5 leading-tight font-semibold">
        {labels.play}
        <span className="slate block font-normal">{labels.source}</span>
      </span>
    </span>
  )
  if (!hasScripts) {
    return (
      <a href={href} className={LOOK} rel="noopener">
        {words}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={LOOK}
      ref={(button) => (isFocused ? button?.focus() : undefined)}
      onClick={onPlay}
    >
      {words}
    </button>
  )
}

const ignore = () => () => undefined
