import { toLocale } from '@studio/shared/locales'
import type { PreviewCollection } from '@studio/shared/preview'
import type { LivePreviewConfig } from 'payload'
import { z } from 'zod'
import { frameLink } from './links'

/**
 * For `admin.components.edit`: the button that creates a preview link, and the connection between
 * the form's blocks and those in the preview.
 */
export const sharing = {
  beforeDocumentControls: [
    '/editor/preview/admin/share-preview#SharePreview',
    '/editor/preview/admin/point-at-blocks#PointAtBlocks',
  ],
}

const identified = z.object({ id: z.number() })

/**
 * For `admin.livePreview`: the site beside the form. Country and language are selected in the site.
 */
export function livePreview(collection: PreviewCollection): LivePreviewConfig {
  return {
    url: ({ data, locale, req }) => {
      const document = identified.safeParse(data)
      if (!document.success || !req.user) return undefined
      const { id } = document.data
      return frameLink({ collection, id, locale: toLocale(locale.code), by: req.user.id })
    },
    breakpoints: [
      { name: 'phone', label: 'Phone, 360', width: 360, height: 740 },
      { name: 'tablet', label: 'Tablet, 768', width: 768, height: 1024 },
      { name: 'laptop', label: 'Laptop, 1366', width: 1366, height: 768 },
      { name: 'desktop', label: 'Desktop, 1920', width: 1920, height: 1080 },
    ],
  }
}
