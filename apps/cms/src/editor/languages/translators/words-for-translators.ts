import type { CollectionConfig } from 'payload'
import { withSteps } from '../../saving/save-steps'
import { closeFields } from './close-fields'
import { guardOperation } from './guard-operation'
import { keepRows } from './keep-rows'

/**
 * Wraps a collection so that translators may change only its texts. They may not change paths,
 * pictures, the order or the status.
 */
export function wordsForTranslators(collection: CollectionConfig): CollectionConfig {
  return withSteps(
    { ...collection, fields: closeFields(collection.fields) },
    {
      beforeOperation: { limitTranslators: guardOperation },
      beforeChange: { keepRowsForTranslators: keepRows },
    },
  )
}
