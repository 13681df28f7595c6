import type { PlayerWords } from '../../types'

interface Props {
  /** Per cent of the width that A has. */
  cut: number
  /** A's. */
  name: string
  words: PlayerWords
  /** BCP 47 tag in which numbers are written. */
  format: string
  onCut: (cut: number) => void
}

/** A range laid over both pictures: keys, fingers and pointers move it as the browser does. */
export function WipeEdge({ cut, name, words, format, onCut }: Props) {
  const share = new Intl.NumberFormat(format, { style: 'percent' }).format(cut / 100)
  return (
    <>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={cut}
        aria-label={words.compare.edge}
        aria-valuetext={`${name} ${share}`}
        className="compare-range absolute inset-0 size-full"
        onChange={({ target }) => onCut(target.valueAsNumber)}
      />
      <span className="compare-wipe" aria-hidden />
    </>
  )
}
