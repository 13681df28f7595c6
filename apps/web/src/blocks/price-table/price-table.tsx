import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/components/block-context'
import { GroupTable } from './group-table'
import { MatrixTable } from './matrix-table'

/** The rate card: figures of the price book for the visitor's country. */
export function PriceTable({ block, context }: BlockProps<'priceTable'>) {
  const { heading, intro, layout, groups, footnote } = block
  return (
    <Section>
      <SectionHeading heading={heading} intro={intro} />
      <div className="section-body mt-10 grid grid-cols-1 gap-16">
        {layout === 'matrix' ? (
          <MatrixTable groups={groups} caption={heading} context={context} />
        ) : (
          groups.map((group) => <GroupTable key={group.key} group={group} context={context} />)
        )}
      </div>
      {footnote && <p className="mt-6 text-pencil">{footnote}</p>}
    </Section>
  )
}
