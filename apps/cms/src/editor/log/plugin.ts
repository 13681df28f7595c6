import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import {
  keepGlobalBefore,
  keepStateBefore,
  noteOperation,
  recordDeletion,
  recordDocument,
  recordGlobal,
} from './hooks'
import { isLoggedCollection, isLoggedGlobal } from './logged'
import { anonymizeChanges } from './upkeep'

/**
 * Records who changed what in content, prices and settings, with the values before and after, and
 * shows it in one view. Its hooks run after those of other plugins, which may still change data.
 */
export const changeLog: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withLog),
  globals: (config.globals ?? []).map(withGlobalLog),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      afterNavLinks: [
        ...(config.admin?.components?.afterNavLinks ?? []),
        '/editor/log/admin/log-link#LogLink',
      ],
      views: {
        ...config.admin?.components?.views,
        changeLog: { Component: '/editor/log/admin/log-view#LogView', path: '/changes' },
      },
    },
  },
})

function withLog(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection
  if (slug === 'users') {
    return {
      ...collection,
      hooks: { ...hooks, beforeDelete: [...(hooks.beforeDelete ?? []), anonymizeChanges] },
    }
  }
  if (!isLoggedCollection(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteOperation],
      beforeChange: [...(hooks.beforeChange ?? []), keepStateBefore],
      afterChange: [...(hooks.afterChange ?? []), recordDocument],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion],
    },
  }
}

function withGlobalLog(global: GlobalConfig): GlobalConfig {
  const { hooks = {}, slug } = global
  if (!isLoggedGlobal(slug)) return global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), keepGlobalBefore],
      afterChange: [...(hooks.afterChange ?? []), recordGlobal],
    },
  }
}
