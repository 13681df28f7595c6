import type { ReelItem } from '@studio/shared/contracts/reel'
import { WRAP_WIDTH } from '@/components/media/frame-sizes'
import { VideoTile } from './video-tile'

/** The width of a column, with gaps of 34 px. */
const columns = (count: number) => `calc((${WRAP_WIDTH} - ${(count - 1) * 34}px) / ${count})`

const LOOKS = {
  three: {
    className: 'sm:grid-cols-2 lg:grid-cols-3',
    sizes: `(min-width: 64rem) ${columns(3)}, (min-width: 40rem) ${columns(2)}, calc(${WRAP_WIDTH})`,
  },
  four: {
    className: 'sm:grid-cols-2 lg:grid-cols-4',
    sizes: `(min-width: 64rem) ${columns(4)}, (min-width: 40rem) ${columns(2)}, calc(${WRAP_WIDTH})`,
  },
} as const

interface Props {
  items: ReelItem[]
  columns?: keyof typeof LOOKS
}

export function VideoGrid({ items, columns: look = 'three' }: Props) {
  const { className, sizes } = LOOKS[look]
  return (
    <ul className={`grid grid-cols-1 gap-x-8 gap-y-10 ${className}`}>
      {items.map((item) => (
        <li key={item.key}>
          <VideoTile item={item} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
