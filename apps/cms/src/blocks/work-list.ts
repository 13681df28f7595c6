import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

/** All published films, with the filter of the categories that are marked for it. */
export const workList: Block = {
  slug: 'workList',
  labels: { singular: 'Work list', plural: 'Work lists' },
  fields: [heading(), intro()],
}
