import { AccordionItem } from '@/components/ui/accordion-item'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'

export function Faq({ block, context }: BlockProps<'faq'>) {
  return (
    <Section id={block.anchor}>
      <Split aside={<SectionHeading heading={block.heading} intro={block.intro} />}>
        <div className="border-b border-rule">
          {block.items.map(({ question, answer }) => (
            <AccordionItem key={question} title={question}>
              <RichText content={answer} context={context} />
            </AccordionItem>
          ))}
        </div>
      </Split>
    </Section>
  )
}
