import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

let opened: UseStore | null = null

/** Values by their names, in the browser's own database: it takes pictures, which other storages do not. */
export async function openShelf() {
  const store = (opened ??= createStore('virtual-set', 'draft'))
  try {
    await store('readonly', () => null)
  } catch (error) {
    // A store whose database was refused would never ask for it again.
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
