import type { RichText as RichTextView } from '@studio/shared/contracts/rich-text'
import type { BlockContext } from '@/lib/block-context'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'

interface Props {
  title: string
  text: RichTextView
  context: BlockContext
}

export function JobText({ title, text, context }: Props) {
  if (text.length === 0) return null
  return (
    <Section>
      <div className="border-t-2 border-fg pt-6">
        <Split aside={<h2 className="title-3">{title}</h2>}>
          <RichText content={text} context={context} />
        </Split>
      </div>
    </Section>
  )
}
