import type { Field } from 'payload'
import { extendConfig } from '../../platform/config/extend-config'
import { hasDrafts } from '../../platform/config/has-drafts'
import { releaseEndpoints } from './endpoints'
import { MENUS } from './types'

const PANEL = '/editor/schedule/admin/schedule-panel#SchedulePanel'

/**
 * Lets editors choose the time at which documents are published or unpublished, or at which prices
 * and menus change. Payload's own schedule is not used, because it publishes the draft that is the
 * newest at that time, also if nobody has approved that draft.
 */
export const releases = extendConfig({
  endpoints: releaseEndpoints,
  views: {
    schedule: {
      Component: '/editor/schedule/admin/schedule-view#ScheduleView',
      path: '/schedule',
    },
  },
  navLinks: { above: '/editor/schedule/admin/schedule-link#ScheduleLink' },
  eachCollection: (collection) =>
    hasDrafts(collection) || collection.slug === 'price-groups'
      ? { ...collection, fields: [...collection.fields, panelField()] }
      : collection,
  eachGlobal: (global) =>
    global.slug === MENUS ? { ...global, fields: [...global.fields, panelField()] } : global,
})

function panelField(): Field {
  return {
    name: 'schedule',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: PANEL } },
  }
}
