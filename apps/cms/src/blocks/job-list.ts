import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

/** All published jobs. */
export const jobList: Block = {
  slug: 'jobList',
  labels: { singular: 'Open positions', plural: 'Open positions' },
  fields: [heading(), intro()],
}
