export interface Walk {
  count: number
  axis: 'inline' | 'block'
  isRightToLeft: boolean
}

/**
 * Finds the item that a key moves to in a circular list, by the ARIA patterns of menus and tabs.
 * @returns null for a key that does not move
 */
export function nextItem(key: string, current: number, walk: Walk): number | null {
  const { count, axis, isRightToLeft } = walk
  const along = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const against = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  const [forward, back] = axis === 'block' ? ['ArrowDown', 'ArrowUp'] : [along, against]
  switch (key) {
    case forward:
      return (current + 1) % count
    case back:
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
