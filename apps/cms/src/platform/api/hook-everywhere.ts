import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { inOrder } from '../../editor/saving/save-steps'

type Step = 'refuseShapes' | 'readNegatedFilters' | 'lockDeleted' | 'refuseHiddenSorts'

/**
 * Adds a step to every collection that runs before its operations. It needs the finished config,
 * because plugins run before Payload adds its own collections.
 */
export function hookEverywhere(
  config: SanitizedConfig,
  step: Step,
  hook: CollectionBeforeOperationHook,
): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks = inOrder(collection.hooks, { beforeOperation: { [step]: hook } })
  }
  return config
}
