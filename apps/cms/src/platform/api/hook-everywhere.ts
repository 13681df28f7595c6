import type { CollectionBeforeOperationHook, CollectionConfig, SanitizedConfig } from 'payload'

/**
 * Adds a hook to every collection that runs before its operations and before its other hooks. It
 * needs the finished config, because plugins run before Payload adds its own collections.
 */
export function hookEverywhere(
  config: SanitizedConfig,
  hook: CollectionBeforeOperationHook,
): SanitizedConfig {
  for (const collection of config.collections) {
    const hooks: CollectionConfig['hooks'] = collection.hooks
    collection.hooks.beforeOperation = [hook, ...(hooks.beforeOperation ?? [])]
  }
  return config
}
