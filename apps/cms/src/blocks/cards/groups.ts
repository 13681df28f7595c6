import type { Block } from 'payload'

export const BLOCK_GROUPS = {
  openings: 'Openings',
  words: 'Text',
  prices: 'Prices',
  pictures: 'Pictures, films and sound',
  lists: 'Lists that fill themselves',
  contact: 'Contact and forms',
  tools: 'Tools for visitors',
} as const

type BlockGroup = (typeof BLOCK_GROUPS)[keyof typeof BLOCK_GROUPS]

/** A block of pages names the group under which editors find it. */
export type PageBlock = Block & { admin: { group: BlockGroup } }
