import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { Split } from '@/components/ui/split'
import type { BlockProps } from '../registry'

export function Faq({ block, context }: BlockProps<'faq'>) {
  return (
    <Section>
      <Split aside={<SectionHeading heading={block.heading} intro={block.intro} />}>
        <div className="border-b border-rule">
          {block.items.map(({ question, answer }) => (
            <details key={question} className="border-t border-rule">
              <summary className="title-3 flex items-baseline justify-between gap-6 py-5 hover:text-accent">
                {question}
                <span className="cross self-center" aria-hidden />
              </summary>
              <div className="pb-8">
                <RichText content={answer} context={context} />
              </div>
            </details>
          ))}
        </div>
      </Split>
    </Section>
  )
}
