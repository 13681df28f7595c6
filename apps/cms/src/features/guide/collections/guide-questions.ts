import type { CollectionConfig } from 'payload'
import { nobody, readOnly } from '../../../platform/access/rules'
import { COUNTRY_OPTIONS } from '../../../platform/fields/countries'
import { LANGUAGE_OPTIONS } from '../../../platform/localization'

const sidebar = { position: 'sidebar' as const, readOnly: true }

/** Questions to the guide and its answers, which show editors the topics without a page. */
export const guideQuestions: CollectionConfig = {
  slug: 'guide-questions',
  labels: { singular: 'Question to the guide', plural: 'Questions to the guide' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'question',
    defaultColumns: ['question', 'outcome', 'language', 'country', 'createdAt'],
    listSearchableFields: ['question', 'answer'],
    description:
      'What visitors asked the guide. Who they are is not known. Questions are deleted after 30 days; a copy stays in inquiries that include the conversation.',
    components: { beforeListTable: ['/features/guide/admin/questions-bar#QuestionsBar'] },
    hideAPIURL: true,
  },
  access: readOnly,
  defaultSort: '-id',
  disableDuplicate: true,
  fields: [
    { name: 'question', type: 'textarea', required: true, admin: { readOnly: true } },
    {
      name: 'answer',
      type: 'textarea',
      admin: {
        readOnly: true,
        rows: 8,
        description: 'Prices are stored as [list/row]; visitors saw the current amount.',
      },
    },
    {
      name: 'pages',
      label: 'From the pages',
      type: 'textarea',
      admin: { readOnly: true, rows: 3, condition: (data) => Boolean(data.pages) },
    },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'answered', label: 'Answered' },
        { value: 'unanswered', label: 'Could not be answered' },
      ],
      admin: sidebar,
    },
    {
      name: 'by',
      label: 'Answered by',
      type: 'select',
      required: true,
      options: [
        { value: 'pages', label: 'The site’s pages' },
        { value: 'model', label: 'The language model' },
      ],
      admin: sidebar,
    },
    { name: 'country', type: 'select', required: true, options: COUNTRY_OPTIONS, admin: sidebar },
    {
      name: 'language',
      type: 'select',
      required: true,
      options: LANGUAGE_OPTIONS,
      admin: sidebar,
    },
    {
      name: 'conversation',
      type: 'relationship',
      relationTo: 'guide-conversations',
      required: true,
      index: true,
      admin: {
        ...sidebar,
        allowCreate: false,
        allowEdit: false,
        description: 'Questions with the same number come from one visitor.',
      },
    },
    // The parts of the answer, in the format of the visitor's page.
    { name: 'content', type: 'json', access: { read: nobody }, admin: { hidden: true } },
  ],
}
