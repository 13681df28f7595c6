export const BLOCK_GROUPS = {
  openings: 'Openings',
  words: 'Text',
  prices: 'Prices',
  pictures: 'Pictures, films and sound',
  lists: 'Lists that fill themselves',
  contact: 'Contact and forms',
  tools: 'Tools for visitors',
} as const

export type BlockGroup = keyof typeof BLOCK_GROUPS
