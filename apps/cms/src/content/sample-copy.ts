import type { Field } from 'payload'

export function sampleCopy(): Field[] {
  return [
    {
      name: 'sampleNotice',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/platform/fields/admin/sample-notice#SampleNotice' },
      },
    },
    {
      name: 'isSample',
      label: 'Sample copy',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description:
          'Written as an example, not by a client. Replace the words, then uncheck this. Visitors do not see it.',
        components: { Cell: '/platform/fields/admin/sample-cell#SampleCell' },
      },
    },
  ]
}
