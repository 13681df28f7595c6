import type { CollectionConfig } from 'payload'
import { closeFields } from './close-fields'
import { guardOperation } from './guard-operation'
import { keepRowsOf } from './keep-rows'

/** A collection of which translators change the words: no address, no picture, no order, no state. */
export function wordsForTranslators(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection
  return {
    ...collection,
    fields: closeFields(fields),
    hooks: {
      ...hooks,
      beforeOperation: [guardOperation, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepRowsOf(fields), ...(hooks?.beforeChange ?? [])],
    },
  }
}
