import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

/** All published posts, newest first; after twelve the list goes on at `/page/2`. */
export const postList: Block = {
  slug: 'postList',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  fields: [heading(), intro()],
}
