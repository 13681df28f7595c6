import type { Figure as FigureView } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import type { BlockContext } from '@/lib/block-context'
import { figureParts } from './figure-parts'
import { translator } from '@/i18n/translator'

interface Props {
  figure: FigureView
  context: Pick<BlockContext, 'country' | 'locale'>
  /**
   * Whether the unit is shown. False if it is already named by a column, a label or the sentence.
   */
  hasUnit?: boolean
}

/** A price or a percentage. `bdi` keeps Arabic text around the number from reordering it. */
export function Figure({ figure, context: { country, locale }, hasUnit = true }: Props) {
  const t = translator(locale, 'prices')
  const { key, values, unit } = figureParts(figure, COUNTRY_FACTS[country].formats[locale])
  const words = t.rich(key, {
    ...values,
    amount: (chunks) => <bdi className="amount">{chunks}</bdi>,
  })
  const price = figure.kind === 'money' ? <data value={dataValue(figure)}>{words}</data> : words
  if (!hasUnit || !unit) return price
  return (
    <>
      {price} <span data-slot="unit">{t(`units.${unit}`)}</span>
    </>
  )
}

function dataValue({ currency, min }: Extract<FigureView, { kind: 'money' }>): string {
  return `${currency} ${(min / 100).toFixed(2)}`
}
