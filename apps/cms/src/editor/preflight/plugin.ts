import type { CollectionConfig, GlobalConfig } from 'payload'
import { extendConfig } from '../../platform/config/extend-config'
import { hasDrafts } from '../../platform/config/has-drafts'
import { withGlobalSteps, withSteps } from '../saving/save-steps'
import { CHECKED_GLOBALS } from './checked-globals'
import { preflightEndpoint, preflightGlobalEndpoint } from './endpoint'
import { refusePublishing, refuseSaving } from './refuse-publishing'

const PUBLISH_BUTTON = '/editor/preflight/admin/publish-button#PublishButton'
const CHECK_GLOBAL_BUTTON = '/editor/preflight/admin/check-global-button#CheckGlobalButton'
const CHECK_BUTTON = '/editor/preflight/admin/check-button#CheckButton'

/** Checks every document with drafts, menus and settings before they go live. */
export const preflight = extendConfig({
  endpoints: [preflightEndpoint, preflightGlobalEndpoint],
  eachCollection: (collection) => (hasDrafts(collection) ? withPreflight(collection) : collection),
  eachGlobal: (global) =>
    CHECKED_GLOBALS.some((slug) => slug === global.slug) ? withGlobalPreflight(global) : global,
})

function withGlobalPreflight(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global
  const { elements = {}, ...components } = admin.components ?? {}
  const { beforeDocumentControls = [] } = elements
  const checked: GlobalConfig = {
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
  }
  return withGlobalSteps(checked, { beforeChange: { checkBeforePublishing: refuseSaving } })
}

function withPreflight(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const { beforeDocumentControls = [], ...edit } = components.edit ?? {}
  const checked: CollectionConfig = {
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
  }
  return withSteps(checked, { beforeChange: { checkBeforePublishing: refusePublishing } })
}
