import { translator } from '@/i18n/translator'
import { Carousel } from '@/components/ui/carousel'
import type { BlockContext } from '@/lib/block-context'
import { GalleryItem, type Item } from './gallery-item'

/** The width of a slide of the carousel. */
const SLIDE = [{ width: 'min(374px, 82vw)', aspect: 4 / 3 }]

interface Props {
  label: string
  items: Item[]
  context: BlockContext
}

export function GalleryStrip({ label, items, context }: Props) {
  const t = translator(context.locale, 'ui')
  const count = String(items.length)
  return (
    <Carousel
      label={label}
      words={{
        previous: t('previousSlide'),
        next: t('nextSlide'),
        carousel: t('carousel'),
        slide: t('slide'),
      }}
      slides={items.map((item, index) => ({
        key: item.media.src,
        label: t('slideOf', { number: String(index + 1), total: count }),
        content: (
          <GalleryItem
            item={item}
            context={context}
            frames={SLIDE}
            className="aspect-[4/3] bg-blue"
          />
        ),
      }))}
    />
  )
}
