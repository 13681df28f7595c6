import type { Block } from '@studio/shared/contracts/blocks'
import type { PageAnswer } from '@studio/shared/contracts/page'
import { placeOfTable } from '@/blocks/price-table/place-of-table'
import { WORK_LIST_PLACE } from '@/blocks/work-list/work-list'

/** The ids of a page's blocks, each with the id of its element. */
export type BlockPlaces = Record<string, string>

/** Gives each block of a previewed page an id, so that the admin's form can point at it. */
export function placed(loaded: PageAnswer | null): {
  loaded: PageAnswer | null
  places: BlockPlaces
} {
  if (loaded?.view.kind !== 'page') return { loaded, places: {} }
  const blocks = loaded.view.blocks.map((block) => ({ ...block, anchor: placeOf(block) }))
  return {
    loaded: { ...loaded, view: { ...loaded.view, blocks } },
    places: Object.fromEntries(blocks.map(({ id, anchor }) => [id, anchor])),
  }
}

/** Blocks that also have an anchor on the public site keep it, because links lead there. */
function placeOf(block: Block): string {
  if (block.anchor) return block.anchor
  if (block.type === 'priceTable') return placeOfTable(block)
  return block.type === 'workList' ? WORK_LIST_PLACE : `block-${block.id}`
}
