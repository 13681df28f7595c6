import { Section, SectionHeading, Split } from '@/components/ui/section'
import { DayText } from '@/components/ui/facts'
import { translator } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-context'
import { CompanyFacts } from './company-facts'
import { StorageTable } from './storage-table'

/** Facts for legal pages, from the site settings and from the table of cookies. */
export function LegalFacts({ block, context }: BlockProps<'legalFacts'>) {
  const { facts, heading, intro, company } = block
  if (facts === 'storage') {
    return (
      <Section id={block.anchor}>
        <SectionHeading heading={heading} intro={intro} />
        <StorageTable id={block.id} locale={context.locale} />
      </Section>
    )
  }
  return (
    <Section id={block.anchor}>
      <Split aside={<SectionHeading heading={heading} intro={intro} />}>
        {facts === 'terms' ? (
          <TermsDates terms={block.terms} context={context} />
        ) : (
          <CompanyFacts company={company} isWhole={facts === 'notice'} locale={context.locale} />
        )}
      </Split>
    </Section>
  )
}

function TermsDates({
  terms: { effective, published },
  context,
}: Pick<BlockProps<'legalFacts'>, 'context'> & {
  terms: BlockProps<'legalFacts'>['block']['terms']
}) {
  const t = translator(context.locale, 'legal')
  const dates = [
    { label: t('termsEffective'), day: effective },
    { label: t('termsPublished'), day: published },
  ]
  return (
    <dl className="grid gap-6">
      {dates.map(
        ({ label, day }) =>
          day && (
            <div key={label}>
              <dt className="text-pencil">{label}</dt>
              <dd className="font-semibold">
                <DayText day={day} context={context} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
