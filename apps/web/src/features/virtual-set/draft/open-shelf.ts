const NAME = 'virtual-set'
const STORE = 'draft'

let opened: Promise<IDBDatabase> | null = null

/** A key-value store in IndexedDB, which can hold pictures. */
export async function openShelf() {
  opened ??= openDatabase().catch((error: unknown) => {
    forget()
    throw error
  })
  const database = await opened
  const inStore = <Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      // A successful request can still fail on commit, for example if the disk is full.
      transaction.oncomplete = () => {
        resolve(request.result)
      }
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('The browser keeps nothing.'))
      }
    })
  }
  return {
    async read(): Promise<Map<string, unknown>> {
      const [keys, values] = await Promise.all([
        inStore('readonly', (store) => store.getAllKeys()),
        inStore<unknown[]>('readonly', (store) => store.getAll()),
      ])
      const named = keys.map((key, index) => [key, values[index]] as const)
      return new Map(named.filter((pair): pair is [string, unknown] => typeof pair[0] === 'string'))
    },
    async write(key: string, value: unknown): Promise<void> {
      await inStore('readwrite', (store) => store.put(value, key))
    },
    async remove(key: string): Promise<void> {
      await inStore('readwrite', (store) => store.delete(key))
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE)
    }
    request.onsuccess = () => {
      const database = request.result
      // Browsers close the database when site data is cleared; the next call opens it again.
      database.onclose = forget
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('The browser keeps nothing.'))
    }
  })
}

function forget(): void {
  opened = null
}
