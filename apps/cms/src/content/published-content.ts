import type { PreviewCollection } from '@studio/shared/preview'
import type { Access, CollectionConfig } from 'payload'
import {
  editorsOnly,
  staffOnly,
  staffOrPublished,
  translatorsAndEditors,
} from '../platform/access/rules'
import { selfSaving } from '../editor/documents/lock-document'
import { whereUsed } from '../platform/fields/common-fields'
import { livePreview, sharing } from '../editor/preview/live-preview'
import { takingDown } from '../editor/publishing/admin/taking-down'

interface Content extends Omit<CollectionConfig, 'access' | 'disableBulkDelete'> {
  /**
   * Decides who may read a document. By default, staff read all documents, and visitors read
   * published documents.
   */
  read?: Access
}

/**
 * Creates a collection of content that editors publish, with its access rules, drafts and a list of
 * where each document is shown.
 */
export function publishedContent({
  admin = {},
  fields,
  read = staffOrPublished,
  ...own
}: Content): CollectionConfig {
  const { components } = admin
  return {
    versions: { drafts: true, maxPerDoc: 50 },
    ...own,
    admin: {
      group: 'Content',
      ...admin,
      components: { ...components, edit: { ...takingDown, ...components?.edit } },
    },
    // Documents are deleted one by one, after a dialog has listed where each is shown.
    disableBulkDelete: true,
    access: {
      create: editorsOnly,
      read,
      update: translatorsAndEditors,
      delete: editorsOnly,
      readVersions: staffOnly,
    },
    fields: [...fields, whereUsed()],
  }
}

/**
 * Creates a collection of published content. Each document is a page of its own and has a title and
 * a preview.
 */
export function contentWithPages(
  slug: PreviewCollection,
  { admin, ...own }: Omit<Content, 'slug' | 'versions'>,
): CollectionConfig {
  return publishedContent({
    slug,
    ...selfSaving(),
    ...own,
    admin: {
      useAsTitle: 'title',
      // Copying to a locale would publish the copied texts immediately, without a review.
      disableCopyToLocale: true,
      ...admin,
      components: { edit: sharing },
      livePreview: livePreview(slug),
    },
  })
}
