import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { CHECKED_GLOBALS } from './checked-globals'
import { preflightEndpoint, preflightGlobalEndpoint } from './endpoint'
import { refusePublishing, refuseSaving } from './refuse-publishing'

const PUBLISH_BUTTON = '/editor/preflight/admin/publish-button#PublishButton'
const CHECK_GLOBAL_BUTTON = '/editor/preflight/admin/check-global-button#CheckGlobalButton'
const CHECK_BUTTON = '/editor/preflight/admin/check-button#CheckButton'

/** Checks every document with drafts, menus and settings before they go live. */
export const preflight: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), preflightEndpoint, preflightGlobalEndpoint],
  collections: (config.collections ?? []).map((collection) =>
    typeof collection.versions === 'object' && collection.versions.drafts
      ? withPreflight(collection)
      : collection,
  ),
  globals: (config.globals ?? []).map((global) =>
    CHECKED_GLOBALS.some((slug) => slug === global.slug) ? withGlobalPreflight(global) : global,
  ),
})

function withGlobalPreflight(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {} } = global
  const { elements = {}, ...components } = admin.components ?? {}
  const { beforeDocumentControls = [] } = elements
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...components,
        elements: {
          ...elements,
          beforeDocumentControls: [...beforeDocumentControls, CHECK_GLOBAL_BUTTON],
        },
      },
    },
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), refuseSaving] },
  }
}

function withPreflight(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {} } = collection
  const { components = {} } = admin
  const { beforeDocumentControls = [], ...edit } = components.edit ?? {}
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        edit: {
          ...edit,
          PublishButton: PUBLISH_BUTTON,
          beforeDocumentControls: [...beforeDocumentControls, CHECK_BUTTON],
        },
      },
    },
    hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), refusePublishing] },
  }
}
