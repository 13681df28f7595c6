import type { CollectionConfig, Endpoint, GlobalConfig, Plugin } from 'payload'

interface Extension {
  endpoints?: Endpoint[]
  /** Screens of the admin, by name. */
  views?: Record<string, { Component: string; path: `/${string}` }>
  /** Links in the menu: above the collections, or below them as the first or the last one. */
  navLinks?: { above?: string; first?: string; last?: string }
  eachCollection?: (collection: CollectionConfig) => CollectionConfig
  eachGlobal?: (global: GlobalConfig) => GlobalConfig
}

/** Creates a plugin that adds to the configuration and leaves everything else as it is. */
export function extendConfig({
  endpoints = [],
  views = {},
  navLinks: { above, first, last } = {},
  eachCollection = (collection) => collection,
  eachGlobal = (global) => global,
}: Extension): Plugin {
  return (config) => {
    const { components = {}, ...admin } = config.admin ?? {}
    const { beforeNavLinks = [], afterNavLinks = [] } = components
    return {
      ...config,
      endpoints: [...(config.endpoints ?? []), ...endpoints],
      collections: (config.collections ?? []).map(eachCollection),
      globals: (config.globals ?? []).map(eachGlobal),
      admin: {
        ...admin,
        components: {
          ...components,
          beforeNavLinks: [...beforeNavLinks, ...(above ? [above] : [])],
          afterNavLinks: [...(first ? [first] : []), ...afterNavLinks, ...(last ? [last] : [])],
          views: { ...components.views, ...views },
        },
      },
    }
  }
}
