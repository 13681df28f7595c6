import { useTranslations } from 'next-intl'

interface Props {
  /** Width of A in percent. */
  cut: number
  /** Name of version A. */
  name: string
  /** BCP 47 tag for numbers. */
  format: string
  onCut: (cut: number) => void
}

/** A range input over both pictures, so that the browser handles keys and pointers. */
export function WipeEdge({ cut, name, format, onCut }: Props) {
  const t = useTranslations('review')
  const share = new Intl.NumberFormat(format, { style: 'percent' }).format(cut / 100)
  return (
    <>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={cut}
        aria-label={t('player.compare.edge')}
        aria-valuetext={`${name} ${share}`}
        className="compare-range absolute inset-0 size-full"
        onChange={({ target }) => onCut(target.valueAsNumber)}
      />
      <span className="compare-wipe" aria-hidden />
    </>
  )
}
