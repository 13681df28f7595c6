import type { Media } from '@studio/shared/contracts/common'
import { Picture } from '@/components/media/picture'

interface Props {
  name: string
  /** The accessible name of the tile's action. */
  label: string
  media: Media
  isOn?: boolean
  onPress: () => void
}

/** A picture of the library. A press adds it to the set. */
export function PartTile({ name, label, media, isOn, onPress }: Props) {
  return (
    <button
      type="button"
      className="set-tile"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Picture media={{ ...media, alt: '' }} sizes="160px" className="set-tile-picture" />
      <span className="set-tile-name">{name}</span>
    </button>
  )
}
