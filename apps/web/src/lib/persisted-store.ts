import { createStore, type Store } from './store'

/** The storage of a browser or of a tab; null if there is none. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/**
 * Checks a stored value, like a zod schema. Components that load with every page write their own
 * check, because zod is larger than they are.
 */
export interface StoredShape<Value> {
  safeParse: (stored: unknown) => { data?: Value | undefined }
}

export interface PersistedStore<Value> extends Store<Value> {
  /** Reads the storage again, because another tab may have changed it. */
  readStored: () => Value
}

/** @param empty the initial value, which is not stored */
export function createPersistedStore<Value>(
  storage: BrowserStorage,
  name: string,
  shape: StoredShape<Value>,
  empty: NoInfer<Value>,
): PersistedStore<Value> {
  const store = createStore(read(storage, name, shape) ?? empty)
  const nothing = JSON.stringify(empty)
  return {
    ...store,
    readStored: () => (storage ? (read(storage, name, shape) ?? empty) : store.getSnapshot()),
    set: (next) => {
      write(storage, name, JSON.stringify(next), nothing)
      store.set(next)
    },
  }
}

/** Reads the stored value. Data of an older release may not match the shape. */
function read<Value>(
  storage: BrowserStorage,
  name: string,
  shape: StoredShape<Value>,
): Value | null {
  try {
    const text = storage?.getItem(name) ?? null
    return text === null ? null : (shape.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}

function write(storage: BrowserStorage, name: string, text: string, nothing: string): void {
  try {
    if (text === nothing) storage?.removeItem(name)
    else storage?.setItem(name, text)
  } catch {
    // Storage is blocked or full, so the value is only kept in memory.
  }
}
