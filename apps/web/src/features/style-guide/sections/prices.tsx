import type { Figure as FigureView } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import { Figure } from '@/components/price/figure'
import type { GuideContext } from '../guide-context'
import { Specimen, SpecimenRow } from '../specimen'
import { translator } from '@/i18n/translator'

const SPOT = { kind: 'money', max: null, isFrom: true, unit: 'spot15', min: 100_000 } as const

/** Prices in round amounts, which no visitor mistakes for an offer. */
export function Prices({ context }: { context: GuideContext }) {
  const t = translator(context.locale, 'styleGuide')
  const [currency] = COUNTRY_FACTS[context.country].currencies
  const figures: FigureView[] = [
    { ...SPOT, currency },
    { ...SPOT, currency, isFrom: false, unit: 'range', max: 200_000 },
    { kind: 'percent', meaning: 'surcharge', min: 25, max: 50 },
    { kind: 'included' },
    { kind: 'onRequest' },
    { kind: 'turnaround', days: { min: 5, max: 7 } },
  ]
  return (
    <SpecimenRow>
      {figures.map((figure, index) => (
        <Specimen key={index} state={t('sample')}>
          <p className="[&_.amount]:text-lg">
            <Figure figure={figure} context={context} />
          </p>
        </Specimen>
      ))}
    </SpecimenRow>
  )
}
