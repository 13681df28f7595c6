import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'

export function RichTextBlock({ block, context }: BlockProps<'richText'>) {
  return (
    <Section id={block.anchor}>
      <Split aside={<SectionHeading heading={block.heading} />}>
        <RichText content={block.body} context={context} />
      </Split>
    </Section>
  )
}
