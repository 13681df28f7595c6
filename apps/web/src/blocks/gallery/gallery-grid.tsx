import { WRAP_WIDTH } from '@/components/media/frame-sizes'
import type { BlockContext } from '@/lib/block-context'
import { GalleryItem, type Item } from './gallery-item'

const WIDE = [{ width: WRAP_WIDTH, aspect: 16 / 9 }]
/** Two columns of the page's content, with a gap of 34 px between them. */
const HALF = [
  { when: '(min-width: 48rem)', width: `(${WRAP_WIDTH} - 34px) / 2`, aspect: 16 / 9 },
  { width: WRAP_WIDTH, aspect: 16 / 9 },
]

interface Props {
  items: Item[]
  context: BlockContext
}

/**
 * Shows all items in two columns. The first item spans both, and so does the last one if it would
 * be alone in its row.
 */
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
