import type { ReactNode } from 'react'
import type { Media } from '@studio/shared/contracts/common'
import type { RichText as RichTextView } from '@studio/shared/contracts/rich-text'
import type { BlockContext } from '@/lib/block-context'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Visual } from '@/components/visual'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'

const FRAMES = [{ width: WRAP_WIDTH, aspect: 16 / 9 }]

interface Props {
  title: string
  text: RichTextView
  /** The chapter's main picture or film, below the text and as wide as the page. */
  media: Media | null
  context: BlockContext
  children?: ReactNode
}

export function Chapter({ title, text, media, context, children }: Props) {
  return (
    <Section>
      <Split aside={<h2 className="title-2">{title}</h2>}>
        <div className="grid gap-6">
          <RichText content={text} context={context} />
          {children && <p>{children}</p>}
        </div>
      </Split>
      {media && (
        <Visual
          media={media}
          locale={context.locale}
          sizes={sizesIn(FRAMES, media)}
          className="mt-12 aspect-video bg-blue md:mt-16"
        />
      )}
    </Section>
  )
}
