import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'
import { GroupTable } from './group-table'
import { MatrixTable } from './matrix-table'
import { otherCurrency } from './other-currency'
import { placeOfTable } from './place-of-table'
import { translator } from '@/i18n/translator'

/** Prices from the price book for the visitor's country. */
export function PriceTable({ block, context }: BlockProps<'priceTable'>) {
  const { heading, intro, layout, groups, footnote, vatNote } = block
  const currency = otherCurrency(groups, context.country)
  return (
    <Section id={placeOfTable(block)}>
      <SectionHeading heading={heading} intro={intro} />
      {currency && (
        <p className="mt-4 max-w-[34rem] border-s-4 border-blue ps-4">
          {translator(context.locale, 'prices')(`inCurrency.${currency}`)}
        </p>
      )}
      <div className="section-body mt-10 grid grid-cols-1 gap-16">
        {layout === 'matrix' ? (
          <MatrixTable groups={groups} caption={heading} context={context} />
        ) : (
          groups.map((group) => <GroupTable key={group.key} group={group} context={context} />)
        )}
      </div>
      {footnote && <p className="mt-6 text-pencil">{footnote}</p>}
      {vatNote && <p className="mt-6 text-pencil">{vatNote}</p>}
    </Section>
  )
}
