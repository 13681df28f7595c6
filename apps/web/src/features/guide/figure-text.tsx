import type { Figure } from '@studio/shared/contracts/price'
import { useTranslations } from 'next-intl'
import type { GuideWords } from './guide-words'

interface Props {
  figure: Figure
  words: GuideWords
  hasUnit?: boolean
}

/**
 * An amount of the price book. `bdi` keeps the surrounding text from changing the number's
 * direction.
 */
export function FigureText({ figure, words, hasUnit = true }: Props) {
  const prices = useTranslations('prices')
  const { key, values, unit } = words.partsOf(figure)
  return (
    <span className="guide-figure">
      {prices.rich(key, { ...values, amount: (chunks) => <bdi className="amount">{chunks}</bdi> })}
      {hasUnit && unit && <span className="guide-unit"> {prices(`units.${unit}`)}</span>}
    </span>
  )
}
