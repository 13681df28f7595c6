import { WRAP_WIDTH } from '@/components/media/frame-sizes'
import type { BlockContext } from '@/lib/block-context'
import { GalleryItem, type Item } from './gallery-item'

const WIDE = [{ width: WRAP_WIDTH, aspect: 16 / 9 }]
/** Half of the wrap's width less the gap of 34 px. */
const HALF = [
  { when: '(min-width: 48rem)', width: `(${WRAP_WIDTH} - 34px) / 2`, aspect: 16 / 9 },
  { width: WRAP_WIDTH, aspect: 16 / 9 },
]

interface Props {
  items: Item[]
  context: BlockContext
}

/** All items in two columns. The first is across both, and so is a last one without a neighbor. */
export function GalleryGrid({ items, context }: Props) {
  const isWide = (index: number) =>
    index === 0 || (index === items.length - 1 && items.length % 2 === 0)
  return (
    <ul className="grid gap-8 md:grid-cols-2">
      {items.map((item, index) => (
        <li key={item.media.src} className={isWide(index) ? 'md:col-span-2' : ''}>
          <GalleryItem
            item={item}
            context={context}
            frames={isWide(index) ? WIDE : HALF}
            className="aspect-video bg-blue"
          />
        </li>
      ))}
    </ul>
  )
}
