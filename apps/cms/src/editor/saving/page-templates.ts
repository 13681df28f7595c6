import type { BlockType } from '@studio/shared/contracts/blocks'

/** Lists of empty blocks with which a new page can begin. */
export const PAGE_TEMPLATES = {
  service: ['hero', 'richText', 'steps', 'faq', 'callToAction'],
  story: ['hero', 'mediaText', 'mediaText', 'testimonials', 'callToAction'],
} satisfies Record<string, BlockType[]>

export type PageTemplate = keyof typeof PAGE_TEMPLATES

export const TEMPLATE_NAMES = ['service', 'story'] as const satisfies PageTemplate[]

/** Blocks whose list begins with one empty row, because a block without rows is incomplete. */
const FIRST_ROWS: Partial<Record<BlockType, string>> = { faq: 'items', steps: 'steps' }

export function blocksOfTemplate(template: PageTemplate): { blockType: BlockType }[] {
  return PAGE_TEMPLATES[template].map((blockType) => {
    const list = FIRST_ROWS[blockType]
    return { blockType, ...(list && { [list]: [{}] }) }
  })
}
