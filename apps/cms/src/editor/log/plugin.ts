import type { CollectionConfig, GlobalConfig } from 'payload'
import { extendConfig } from '../../platform/config/extend-config'
import { withGlobalSteps, withSteps } from '../saving/save-steps'
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
 * shows it in one view. Its
 * steps are the last ones of a save, because the others may still change data.
 */
export const changeLog = extendConfig({
  views: { changeLog: { Component: '/editor/log/admin/log-view#LogView', path: '/changes' } },
  navLinks: { last: '/editor/log/admin/log-link#LogLink' },
  eachCollection: withLog,
  eachGlobal: withGlobalLog,
})

function withLog(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection
  if (slug === 'users') return withSteps(collection, { beforeDelete: { anonymizeChanges } })
  if (!isLoggedCollection(slug)) return collection
  return withSteps(collection, {
    beforeOperation: { rememberOperation: noteOperation },
    beforeChange: { rememberStateBefore: keepStateBefore },
    afterChange: { recordChange: recordDocument },
    afterDelete: { recordDeletion },
  })
}

function withGlobalLog(global: GlobalConfig): GlobalConfig {
  if (!isLoggedGlobal(global.slug)) return global
  return withGlobalSteps(global, {
    beforeChange: { rememberStateBefore: keepGlobalBefore },
    afterChange: { recordChange: recordGlobal },
  })
}
