import type { BlockType } from '@studio/shared/contracts/blocks'

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

/** What each block is for, in one line, where editors choose one. */
export const BLOCK_LINES: Record<BlockType, string> = {
  hero: 'The head of a page: title, picture, buttons',
  opening: 'The head of a page with a film',
  stages: 'One shot from board to final, with a cut to drag',
  richText: 'Running text with headings, lists and links',
  priceTable: 'Price lists in the visitor’s currency',
  serviceGrid: 'Chosen services with picture and price',
  steps: 'What happens first, second and third',
  statBand: 'Large figures about the studio',
  faq: 'Questions that open to their answers',
  testimonials: 'What clients of the visitor’s country say',
  callToAction: 'A closing invitation with buttons',
  mediaText: 'A text next to a picture or film',
  comparison: 'A table that compares offers',
  contactDetails: 'Phone, email and address of the country',
  form: 'A form whose messages arrive in the inbox',
  showreel: 'Eight chosen films',
  workList: 'All films, with a filter',
  postList: 'All blog posts, newest first',
  jobList: 'All open positions',
  caseStudyList: 'All case studies or their results',
  compare: 'Two pictures with a line to drag',
  gallery: 'Two to twelve pictures or clips',
  panorama: 'A picture to look around in',
  reviewDemo: 'The review room to try',
  virtualSet: 'The tool in which visitors compose a set',
  guide: 'The character that answers questions',
  audio: 'Recordings to listen to',
}
