import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/components/block-context'
import { ServiceRow } from './service-row'

/** A list to read down like a contact sheet: what it is, what it costs. */
export function ServiceGrid({ block, context }: BlockProps<'serviceGrid'>) {
  const { heading, intro, services } = block
  return (
    <Section id={block.anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-12 border-b border-rule">
        {services.map((service) => (
          <ServiceRow key={service.key} service={service} context={context} />
        ))}
      </ul>
    </Section>
  )
}
