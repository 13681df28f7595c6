import type { CollectionConfig, Plugin } from 'payload'
import { refusePublishing } from './refuse-publishing'

const PUBLISH_BUTTON = '/publishing/preflight/admin/publish-button#PublishButton'
const CHECK_BUTTON = '/publishing/preflight/admin/check-button#CheckButton'

/** Checks every document with drafts before it goes live. */
export const preflight: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    typeof collection.versions === 'object' && collection.versions.drafts
      ? withPreflight(collection)
      : collection,
  ),
})

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
