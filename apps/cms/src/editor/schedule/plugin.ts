import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'
import { releaseEndpoints } from './endpoints'
import { MENUS } from './types'

const PANEL = '/editor/schedule/admin/schedule-panel#SchedulePanel'

/**
 * Publishing, unpublishing and changes of prices and menus at a chosen time, one by one or several
 * documents at once. Payload's own schedule publishes whatever is the newest draft then.
 */
export const releases: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), ...releaseEndpoints],
  collections: (config.collections ?? []).map((collection) =>
    hasDrafts(collection) || collection.slug === 'price-groups'
      ? { ...collection, fields: [...collection.fields, panelField()] }
      : collection,
  ),
  globals: (config.globals ?? []).map((global): GlobalConfig =>
    global.slug === MENUS ? { ...global, fields: [...global.fields, panelField()] } : global,
  ),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      beforeNavLinks: [
        ...(config.admin?.components?.beforeNavLinks ?? []),
        '/editor/schedule/admin/schedule-link#ScheduleLink',
      ],
      views: {
        ...config.admin?.components?.views,
        schedule: { Component: '/editor/schedule/admin/schedule-view#ScheduleView', path: '/schedule' },
      },
    },
  },
})

function hasDrafts({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

function panelField(): Field {
  return {
    name: 'schedule',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: PANEL } },
  }
}
