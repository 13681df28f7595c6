/** A value that components read with `useSyncExternalStore`. */
export interface Store<Value> {
  /** @returns a function that ends the subscription */
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => Value
  set: (value: Value) => void
}

/**
 * @param start called with the first subscriber. It returns a function that is called after the
 * last subscriber has left
 */
export function createStore<Value>(first: Value, start?: () => () => void): Store<Value> {
  let value = first
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      if (listeners.size === 1) stop = start?.()
      return () => {
        if (listeners.delete(changed) && listeners.size === 0) stop?.()
      }
    },
    getSnapshot: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
