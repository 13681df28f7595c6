import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { Split } from '@/components/ui/split'
import type { BlockProps } from '@/blocks/types'

export function RichTextBlock({ block, context }: BlockProps<'richText'>) {
  return (
    <Section id={block.anchor}>
      <Split aside={<SectionHeading heading={block.heading} />}>
        <RichText content={block.body} context={context} />
      </Split>
    </Section>
  )
}
