import type { GroupField } from 'payload'

export const cookieNotice: GroupField = {
  name: 'cookieNotice',
  type: 'group',
  admin: {
    description:
      'Shown in the United Kingdom and Germany until the visitor has chosen. A language that is left empty shows another one’s words; if all are empty, visitors read the site’s own.',
  },
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 80 },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    {
      name: 'page',
      label: 'Privacy policy',
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: 'The notice links to it.' },
    },
  ],
}
