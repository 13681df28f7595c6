import type { CollectionConfig } from 'payload'
import { closeFields } from './close-fields'
import { guardOperation } from './guard-operation'
import { keepRows } from './keep-rows'

/**
 * Wraps a collection so that translators may change only its texts. They may not change paths,
 * pictures, the order or the status.
 */
export function wordsForTranslators(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection
  return {
    ...collection,
    fields: closeFields(fields),
    hooks: {
      ...hooks,
      beforeOperation: [guardOperation, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepRows, ...(hooks?.beforeChange ?? [])],
    },
  }
}
