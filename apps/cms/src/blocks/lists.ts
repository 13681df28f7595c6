import { actions } from '../platform/fields/actions'
import { heading, intro } from '../platform/fields/common-fields'
import { BLOCK_GROUPS, type PageBlock } from './cards/groups'

/** Lists all published case studies, or only those with a results page, by position. */
export const caseStudyList: PageBlock = {
  slug: 'caseStudyList',
  labels: { singular: 'Case studies', plural: 'Case studies' },
  admin: { group: BLOCK_GROUPS.lists },
  fields: [
    heading(),
    intro(),
    {
      name: 'kind',
      label: 'Shows',
      type: 'select',
      required: true,
      defaultValue: 'studies',
      options: [
        { value: 'studies', label: 'The studies' },
        { value: 'results', label: 'Their results pages' },
      ],
    },
  ],
}

export const jobList: PageBlock = {
  slug: 'jobList',
  labels: { singular: 'Open positions', plural: 'Open positions' },
  admin: { group: BLOCK_GROUPS.lists },
  fields: [heading(), intro()],
}

/** Lists all published posts, newest first. After twelve posts the list continues at `/page/2`. */
export const postList: PageBlock = {
  slug: 'postList',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  admin: { group: BLOCK_GROUPS.lists },
  fields: [heading(), intro()],
}

export const serviceGrid: PageBlock = {
  slug: 'serviceGrid',
  admin: { group: BLOCK_GROUPS.prices },
  fields: [
    heading(),
    intro(),
    {
      name: 'services',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      required: true,
    },
  ],
}

export const showreel: PageBlock = {
  slug: 'showreel',
  admin: { group: BLOCK_GROUPS.pictures },
  fields: [
    heading(),
    intro(),
    {
      name: 'showreel',
      type: 'relationship',
      relationTo: 'showreels',
      required: true,
      admin: { description: 'Its films are chosen and sorted under Content → Showreels.' },
    },
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'grid',
      options: [
        { value: 'grid', label: 'All at once' },
        { value: 'strip', label: 'Side by side, to scroll' },
      ],
    },
    actions(),
  ],
}

/** Lists all published videos, with the categories that are marked as filters. */
export const workList: PageBlock = {
  slug: 'workList',
  labels: { singular: 'Work list', plural: 'Work lists' },
  admin: { group: BLOCK_GROUPS.lists },
  fields: [heading(), intro()],
}
