import type { Block } from 'payload'
import { actions } from '../fields/actions'
import { heading, intro } from '../fields/common-fields'

/** Lists all published case studies, or only those with a results page, by position. */
export const caseStudyList: Block = {
  slug: 'caseStudyList',
  labels: { singular: 'Case studies', plural: 'Case studies' },
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

export const jobList: Block = {
  slug: 'jobList',
  labels: { singular: 'Open positions', plural: 'Open positions' },
  fields: [heading(), intro()],
}

/** Lists all published posts, newest first. After twelve posts the list continues at `/page/2`. */
export const postList: Block = {
  slug: 'postList',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  fields: [heading(), intro()],
}

export const serviceGrid: Block = {
  slug: 'serviceGrid',
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

export const showreel: Block = {
  slug: 'showreel',
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
export const workList: Block = {
  slug: 'workList',
  labels: { singular: 'Work list', plural: 'Work lists' },
  fields: [heading(), intro()],
}
