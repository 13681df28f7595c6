import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Cleans text that editors paste from Word, Google Docs and other programs. */
export const CleanPasteFeature = createServerFeature({
  feature: { ClientFeature: '/platform/fields/admin/clean-paste#CleanPasteClient' },
  key: 'cleanPaste',
})
