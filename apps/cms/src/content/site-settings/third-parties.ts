import type { GroupField } from 'payload'
import { serviceId } from './service-id'

const CHAT_EXAMPLE = '5f9a1c2b3d4e5f6a7b8c9d0e/1h2i3j4k5'

export const thirdParties: GroupField = {
  name: 'thirdParties',
  label: 'Third-party services',
  type: 'group',
  admin: {
    description:
      'A service without an id is off. In the United Kingdom and Germany each one waits until the visitor allows its kind; elsewhere it loads once the page is quiet, unless the browser asks not to be tracked.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        serviceId('tagManager', {
          name: 'tagManager',
          label: 'Google Tag Manager',
          example: 'GTM-ABC1234',
          description:
            'It can contain tags of any kind, so it needs consent to statistics and marketing.',
        }),
        serviceId('analytics', {
          name: 'analytics',
          label: 'Google Analytics 4',
          example: 'G-ABCDEF1234',
          description: 'Statistics.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        serviceId('socialPixel', {
          name: 'socialPixel',
          label: 'Meta pixel',
          example: '1234567890123456',
          description: 'Marketing.',
        }),
        serviceId('professionalNetwork', {
          name: 'professionalNetwork',
          label: 'LinkedIn insight tag',
          example: '1234567',
          description: 'Marketing.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        serviceId('chat', {
          name: 'chat',
          label: 'Tawk.to chat',
          example: CHAT_EXAMPLE,
          description: 'Property and widget, everywhere but in the United Kingdom.',
        }),
        serviceId('chat', {
          name: 'chatUk',
          label: 'Tawk.to chat, United Kingdom',
          example: CHAT_EXAMPLE,
        }),
      ],
    },
    {
      name: 'ads',
      label: 'Google Ads',
      labels: { singular: 'Tag', plural: 'Tags' },
      type: 'array',
      maxRows: 6,
      admin: { description: 'Marketing.' },
      fields: [
        serviceId('ads', {
          name: 'tagId',
          label: 'Tag',
          example: 'AW-123456789',
          isRequired: true,
        }),
        serviceId('adsLabel', {
          name: 'conversionLabel',
          label: 'Conversion label',
          example: 'AbC-D_efG-h12_34',
          description: 'With a page, each visit to it is counted.',
        }),
        { name: 'page', label: 'Counted on this page', type: 'relationship', relationTo: 'pages' },
      ],
    },
  ],
}
