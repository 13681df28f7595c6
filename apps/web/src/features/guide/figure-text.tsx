import type { Figure } from '@studio/shared/contracts/price'
import type { GuideWords } from './guide-words'

interface Props {
  figure: Figure
  words: GuideWords
}

/** An amount of the price book; the number keeps its own direction. */
export function FigureText({ figure, words: { prices, partsOf } }: Props) {
  const { key, values, unit } = partsOf(figure)
  return (
    <span className="guide-figure">
      {prices.rich(key, { ...values, amount: (chunks) => <bdi className="amount">{chunks}</bdi> })}
      {unit && <span className="guide-unit"> {prices(`units.${unit}`)}</span>}
    </span>
  )
}
