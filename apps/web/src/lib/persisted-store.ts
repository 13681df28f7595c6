import type { z } from 'zod'
import { createStore, type Store } from './store'

/** The storage of a browser or of a tab; null if there is none. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

export interface PersistedStore<Value> extends Store<Value> {
  /** Reads the storage again, because another tab may have changed it. */
  readStored: () => Value
}

/** @param empty the initial value, which is not stored */
export function createPersistedStore<Schema extends z.ZodType>(
  storage: BrowserStorage,
  name: string,
  schema: Schema,
  empty: z.output<Schema>,
): PersistedStore<z.output<Schema>> {
  const store = createStore(read(storage, name, schema) ?? empty)
  const nothing = JSON.stringify(empty)
  return {
    ...store,
    readStored: () => (storage ? (read(storage, name, schema) ?? empty) : store.getSnapshot()),
    set: (next) => {
      write(storage, name, JSON.stringify(next), nothing)
      store.set(next)
    },
  }
}

/** Reads the stored value. Data of an older release may not match the schema. */
function read<Schema extends z.ZodType>(
  storage: BrowserStorage,
  name: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const text = storage?.getItem(name) ?? null
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
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
