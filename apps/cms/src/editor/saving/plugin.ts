import type { CollectionConfig, CollectionSlug, Field, GlobalConfig } from 'payload'
import { isStaff } from '../../platform/access/roles'
import { extendConfig } from '../../platform/config/extend-config'
import { hasDrafts } from '../../platform/config/has-drafts'
import { EDITS_PATH } from '../documents/edits'
import { editingEndpoints } from './endpoints'
import { lockBeforeSave } from '../documents/lock-document'
import { newDocumentEndpoint } from './new-document'
import { withoutInlineCreation } from '../../platform/fields/no-inline-creation'
import { nameScreen, noteEdits } from './note-edits'
import { keepOtherLanguages, rememberPublished, showDraft } from '../languages/publish-one-language'
import { withSteps } from './save-steps'
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
export const safeEditing = extendConfig({
  endpoints: [newDocumentEndpoint, ...editingEndpoints],
  views: {
    newDocument: {
      Component: '/editor/saving/admin/new-document-view#NewDocumentView',
      path: '/new/:collection',
    },
  },
  eachCollection: (collection) =>
    hasDrafts(collection) ? withEdits(withGuard(collection)) : withGuard(collection),
  eachGlobal: withGlobalGuard,
})

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
  const { admin = {}, fields } = collection
  const { components = {} } = admin
  const edited: CollectionConfig = {
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
    fields: [languagesField(), ...fields, statusField(), editsField()],
  }
  return withSteps(edited, {
    beforeOperation: { lockDocument: lockBeforeSave, rememberPublished },
    beforeChange: { recordEdits: noteEdits, publishOnlyTranslation: publishOnlyWords },
    afterChange: { keepOtherLanguages, nameScreen },
    afterOperation: { showDraft },
  })
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
