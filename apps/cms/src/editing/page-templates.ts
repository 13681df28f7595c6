import type { BlockType } from '@studio/shared/contracts/blocks'

/** Blocks that a new page begins with. Their fields are empty. */
export const PAGE_TEMPLATES = {
  service: ['hero', 'richText', 'steps', 'faq', 'callToAction'],
  story: ['hero', 'mediaText', 'mediaText', 'testimonials', 'callToAction'],
} satisfies Record<string, BlockType[]>

export type PageTemplate = keyof typeof PAGE_TEMPLATES

export const TEMPLATE_NAMES = ['service', 'story'] as const satisfies PageTemplate[]

/** Lists of these blocks begin with one empty row, because a block without rows is not complete. */
const FIRST_ROWS: Partial<Record<BlockType, string>> = { faq: 'items', steps: 'steps' }

export function blocksOfTemplate(template: PageTemplate): { blockType: BlockType }[] {
  return PAGE_TEMPLATES[template].map((blockType) => {
    const list = FIRST_ROWS[blockType]
    return { blockType, ...(list && { [list]: [{}] }) }
  })
}
