import { SET_DATABASE } from '@studio/shared/browser-storage'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

let opened: UseStore | null = null

/** Opens a key-value store in IndexedDB, which can hold pictures. */
export async function openShelf() {
  const store = (opened ??= createStore(SET_DATABASE, 'draft'))
  try {
    await store('readonly', () => null)
  } catch (error) {
    // A failed attempt is forgotten, so that the next call tries to open the database again.
    opened = null
    throw error
  }
  return {
    async read(): Promise<Map<string, unknown>> {
      const all = await entries<IDBValidKey, unknown>(store)
      return new Map(all.filter((pair): pair is [string, unknown] => typeof pair[0] === 'string'))
    },
    write: (key: string, value: unknown): Promise<void> => set(key, value, store),
    remove: (key: string): Promise<void> => del(key, store),
  }
}
