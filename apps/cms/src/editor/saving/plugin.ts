import type { CollectionConfig, CollectionSlug, Field, GlobalConfig, Plugin } from 'payload'
import { isStaff } from '../../platform/access/roles'
import { EDITS_PATH } from '../documents/edits'
import { editingEndpoints } from './endpoints'
import { lockBeforeSave } from '../documents/lock-document'
import { newDocumentEndpoint } from './new-document'
import { withoutInlineCreation } from '../../platform/fields/no-inline-creation'
import { nameScreen, noteEdits } from './note-edits'
import { keepOtherLanguages, rememberPublished, showDraft } from '../languages/publish-one-language'
import { restoreEndpoint } from './restore-as-draft'
import { publishOnlyWords } from '../languages/translators/publish-words'

const GUARD = '/editor/saving/admin/document-guard#DocumentGuard'
const BULK_ACTIONS = '/editor/publishing/admin/bulk-actions#BulkActions'
const VERSIONS = '/editor/saving/admin/versions-view#VersionsView'

/**
 * Protects the work of editors. Documents with drafts record who changed what, refuse outdated
 * saves, and can be reverted to the published state in all languages. Every form saves, or asks,
 * before the user leaves it.
 */
export const safeEditing: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), newDocumentEndpoint, ...editingEndpoints],
  collections: (config.collections ?? []).map((collection) =>
    hasDrafts(collection) ? withEdits(withGuard(collection)) : withGuard(collection),
  ),
  globals: (config.globals ?? []).map(withGlobalGuard),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      views: {
        ...config.admin?.components?.views,
        newDocument: {
          Component: '/editor/saving/admin/new-document-view#NewDocumentView',
          path: '/new/:collection',
        },
      },
    },
  },
})

function hasDrafts({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

function withGuard(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), GUARD]
  return {
    // Bulk editing replaces whole fields of every selected document, such as all blocks or all
    // prices.
    disableBulkEdit: true,
    ...collection,
    fields: withoutInlineCreation(collection.fields),
    admin: {
      ...admin,
      components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
    },
  }
}

function withGlobalGuard(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { components = {} } = admin
  const { elements = {}, views } = components
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), GUARD]
  return {
    ...global,
    fields: withoutInlineCreation(global.fields),
    admin: {
      ...admin,
      components: {
        ...components,
        elements: { ...elements, beforeDocumentControls },
        views: { ...views, edit: views?.edit ?? { versions: { Component: VERSIONS } } },
      },
    },
  }
}

function withEdits(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {}, fields } = collection
  const { components = {} } = admin
  return {
    ...collection,
    endpoints: [
      ...(collection.endpoints || []),
      restoreEndpoint(collection.slug as CollectionSlug),
    ],
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...(components.beforeListTable ?? []), BULK_ACTIONS],
        edit: { ...components.edit, Status: '/editor/saving/admin/document-status#DocumentStatus' },
        views: {
          ...components.views,
          // Collections with an edit view of their own keep it.
          edit: components.views?.edit ?? { versions: { Component: VERSIONS } },
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), lockBeforeSave, rememberPublished],
      beforeChange: [...(hooks.beforeChange ?? []), noteEdits, publishOnlyWords],
      afterChange: [keepOtherLanguages, ...(hooks.afterChange ?? []), nameScreen],
      afterOperation: [...(hooks.afterOperation ?? []), showDraft],
    },
    fields: [languagesField(), ...fields, statusField(), editsField()],
  }
}

function languagesField(): Field {
  return {
    name: 'languages',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/editor/languages/admin/language-panel#LanguagePanel' },
    },
  }
}

/** Payload merges this field with its own status field, whose options stay. */
function statusField(): Field {
  return {
    name: '_status',
    label: 'Status',
    type: 'select',
    options: [],
    admin: { components: { Cell: '/editor/saving/admin/status-cell#StatusCell' } },
  }
}

/** A hidden field with the edits, which the form sends back; see [`edits.ts`](edits.ts). */
function editsField(): Field {
  return {
    name: EDITS_PATH,
    type: 'json',
    // The column and the filter are disabled, because they would show the raw stored data.
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
    // Only staff can see the names of staff.
    access: { read: ({ req }) => isStaff(req.user) },
  }
}
