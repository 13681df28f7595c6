import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'
import { GalleryGrid } from './gallery-grid'
import { GalleryStrip } from './gallery-strip'

export function Gallery({ block, context }: BlockProps<'gallery'>) {
  const { heading, intro, layout, items } = block
  if (items.length === 0) return null
  const Layout = layout === 'strip' ? GalleryStrip : GalleryGrid
  return (
    <Section id={block.anchor}>
      <div className="grid grid-cols-1 gap-10">
        <SectionHeading heading={heading} intro={intro} />
        <Layout label={heading ?? ''} items={items} context={context} />
      </div>
    </Section>
  )
}
